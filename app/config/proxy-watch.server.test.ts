import { beforeEach, expect, test, vi } from "vitest";
import { log } from "./log.server.ts";
import { createProxyWatch, MANY_CLIENTS } from "./proxy-watch.server.ts";

beforeEach(() => void vi.spyOn(log, "warn").mockImplementation(() => {}));

const proxyAddress = "10.0.0.1";
const reportRequest = (watch: ReturnType<typeof createProxyWatch>, from: string, client?: string) =>
  watch(from, client ? { "x-forwarded-for": client } : {});

test("warns once about many clients from one address", () => {
  const watch = createProxyWatch();
  for (let n = 1; n < MANY_CLIENTS; n++) reportRequest(watch, proxyAddress, `198.51.100.${n}`);
  reportRequest(watch, proxyAddress);
  expect(log.warn).not.toHaveBeenCalled();
  for (let n = 0; n < 100; n++) reportRequest(watch, proxyAddress, `203.0.113.${n}`);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(vi.mocked(log.warn).mock.calls[0]?.[0]).toMatch(/^TRUST_PROXY is 0.*Set TRUST_PROXY/);
});

test("warns although a monitor on the same machine and a second proxy send requests too", () => {
  const watch = createProxyWatch();
  for (let n = 0; n <= MANY_CLIENTS; n++) {
    reportRequest(watch, "127.0.0.1");
    reportRequest(watch, "10.0.0.2", `198.51.100.${n}`);
    reportRequest(watch, proxyAddress, `198.51.100.${n}`);
  }
  expect(log.warn).toHaveBeenCalledOnce();
});

test.each([
  ["a client behind its own proxy", () => ["192.0.2.7", "10.1.1.1"]],
  [
    "visitors who come by themselves, beside colleagues behind their own proxy",
    (n: number) => (n % 10 === 0 ? ["192.0.2.7", `10.1.1.${n}`] : [`198.51.100.${n}`]),
  ],
  ["visitors without such headers", () => [proxyAddress]],
] as const)("does not warn about %s", (_name, requestOf) => {
  const watch = createProxyWatch();
  for (let n = 0; n < 250; n++) reportRequest(watch, ...(requestOf(n) as [string, string?]));
  expect(log.warn).not.toHaveBeenCalled();
});
