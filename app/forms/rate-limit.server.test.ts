import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type CountedPost,
  createRateLimit,
  MAX_BYTES_PER_NETWORK_HOUR,
  MAX_INTERNAL_PER_NETWORK_MINUTE,
  MAX_PER_FORM_HOUR_IN_ALL,
  MAX_PER_FORM_NETWORK_HOUR,
  MAX_PER_FORM_NETWORK_MINUTE,
} from "./rate-limit.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const postFrom = (address: string, given: Partial<CountedPost> = {}): CountedPost => ({
  formId: "contact_form",
  address,
  bytes: 500,
  isInternal: false,
  ...given,
});

test("a flood is stopped for a minute, and other clients are not affected", async () => {
  const limit = createRateLimit();
  for (let n = 0; n < MAX_PER_FORM_NETWORK_MINUTE; n++) expect(await limit(postFrom("192.0.2.1"))).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await limit(postFrom("192.0.2.1"))).toBe(false);
  expect(await limit(postFrom("192.0.2.2"))).toBe(true);
  await vi.advanceTimersByTimeAsync(40_001);
  expect(await limit(postFrom("192.0.2.1"))).toBe(true);
});

test("an hour has its own limit, which refused posts do not use up", async () => {
  const limit = createRateLimit();
  for (let minute = 0; minute < MAX_PER_FORM_NETWORK_HOUR / MAX_PER_FORM_NETWORK_MINUTE; minute++) {
    for (let n = 0; n < MAX_PER_FORM_NETWORK_MINUTE; n++) expect(await limit(postFrom("192.0.2.1"))).toBe(true);
    expect(await limit(postFrom("192.0.2.1"))).toBe(false);
    await vi.advanceTimersByTimeAsync(60_001);
  }
  expect(await limit(postFrom("192.0.2.1"))).toBe(false);
});

test("the limit per hour counts a whole IPv6 /48 as one network", async () => {
  const limit = createRateLimit();
  for (let n = 0; n < MAX_PER_FORM_NETWORK_HOUR; n++)
    expect(await limit(postFrom(`2001:db8:1:${n.toString(16)}::1`))).toBe(true);
  expect(await limit(postFrom("2001:db8:1:ffff::1"))).toBe(false);
  expect(await limit(postFrom("2001:db8:2::1"))).toBe(true);
});

test("large posts use up the limit of bytes, in all forms together", async () => {
  const limit = createRateLimit();
  const large = { bytes: MAX_BYTES_PER_NETWORK_HOUR / 4 };
  for (const formId of ["a", "b", "c", "d"])
    expect(await limit(postFrom("192.0.2.1", { ...large, formId }))).toBe(true);
  expect(await limit(postFrom("192.0.2.1", { ...large, formId: "e" }))).toBe(false);
});

test("all clients together have a limit per form", async () => {
  const limit = createRateLimit();
  for (let n = 0; n < MAX_PER_FORM_HOUR_IN_ALL; n++) await limit(postFrom(`10.0.${n >> 8}.${n & 255}`));
  expect(await limit(postFrom("192.0.2.1"))).toBe(false);
  expect(await limit(postFrom("192.0.2.1", { formId: "blog_form" }))).toBe(true);
});

test("internal forms have a lower limit per minute", async () => {
  const limit = createRateLimit();
  const internal = postFrom("192.0.2.1", { formId: "blog_post_form", isInternal: true });
  for (let n = 0; n < MAX_INTERNAL_PER_NETWORK_MINUTE; n++) expect(await limit(internal)).toBe(true);
  expect(await limit(internal)).toBe(false);
});

test("one enquiry a second from each of two clients stays below the limits", async () => {
  const limit = createRateLimit();
  for (let second = 0; second < 300; second++) {
    expect(await limit(postFrom("192.0.2.1"))).toBe(true);
    expect(await limit(postFrom("192.0.2.2"))).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});
