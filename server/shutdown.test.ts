import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { endInTime } from "./shutdown.ts";

const never = () => new Promise<void>(() => {});
const server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("requests, work and a store that do not end are left behind within 15 s", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hanging = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  const cut = new Promise((resolve) => hanging.once("error", resolve));
  hanging.end();
  await new Promise((resolve) => server.once("request", resolve));
  const waited: number[] = [];
  await endInTime(server, { stop: never, close: never }, async (ms) => void waited.push(ms));
  await cut;
  expect(waited.reduce((sum, ms) => sum + ms)).toBeLessThan(15_000);
});

test("what ends by itself is waited for, in order", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const ended: string[] = [];
  const stop = async () => void ended.push("work");
  const close = async () => void ended.push("store");
  await endInTime(server, { stop, close }, never);
  expect(ended).toEqual(["work", "store"]);
  expect(server.listening).toBe(false);
});

test("a connection that is kept alive ends with the request it carries", { timeout: 4_000 }, async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true });
  const answering = new Promise<ServerResponse>((resolve) =>
    server.once("request", (_, response) => resolve(response)),
  );
  const answered = new Promise<IncomingMessage>((resolve) => {
    request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent }, resolve).end();
  });
  const response = await answering;
  const ended = endInTime(server, { stop: async () => {}, close: async () => {} }, never);
  response.end("the answer");
  (await answered).resume();
  await ended;
  agent.destroy();
});

test("work that fails does not keep the store from being closed", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = vi.fn(async () => {});
  await endInTime(server, { stop: () => Promise.reject(new Error("no")), close }, never);
  expect(close).toHaveBeenCalledOnce();
});
