import { expect, test } from "vitest";
import { streamTimeout } from "../entry.server.tsx";
import { createStoreClient } from "./client.server.ts";
import { API_REQUEST_TIMEOUT_MS } from "./postgres.server.ts";

const queryWithShortTimeout = (send: () => Promise<Response>) =>
  createStoreClient("http://store.internal", "key", send, 50).from("projects").select("id");

test("a store that does not respond times out for every caller", async () => {
  const waiting = await Promise.all([1, 2, 3].map(() => queryWithShortTimeout(() => new Promise(() => {}))));
  expect(waiting.map(({ error }) => error?.message)).toEqual(Array(3).fill(expect.stringContaining("timeout")));
});

test("a store that responds is read", async () => {
  expect(await queryWithShortTimeout(async () => Response.json([{ id: "one" }]))).toMatchObject({
    data: [{ id: "one" }],
    error: null,
  });
});

test("a page may stream for longer than any store request takes", () => {
  expect(streamTimeout).toBeGreaterThan(API_REQUEST_TIMEOUT_MS);
});
