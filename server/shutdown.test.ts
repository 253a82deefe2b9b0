import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { shutDownGracefully } from "./shutdown.ts";

const neverResolves = () => new Promise<void>(() => {});
const server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("requests, work and a store that hang are abandoned within 15 seconds", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hanging = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  const cut = new Promise((resolve) => hanging.once("error", resolve));
  hanging.end();
  await new Promise((resolve) => server.once("request", resolve));
  const waited: number[] = [];
  await shutDownGracefully(server, { stop: neverResolves, close: neverResolves }, async (ms) => void waited.push(ms));
  await cut;
  expect(waited.reduce((sum, ms) => sum + ms)).toBeLessThan(15_000);
});

test("waits for background work, then closes the store", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const ended: string[] = [];
  const stop = async () => void ended.push("work");
  const close = async () => void ended.push("store");
  await shutDownGracefully(server, { stop, close }, neverResolves);
  expect(ended).toEqual(["work", "store"]);
  expect(server.listening).toBe(false);
});

test("a kept-alive connection closes after its current request", { timeout: 4_000 }, async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true });
  const requested = new Promise<ServerResponse>((resolve) =>
    server.once("request", (_, response) => resolve(response)),
  );
  const received = new Promise<IncomingMessage>((resolve) => {
    request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent }, resolve).end();
  });
  const response = await requested;
  const ended = shutDownGracefully(server, { stop: async () => {}, close: async () => {} }, neverResolves);
  response.end("the answer");
  (await received).resume();
  await ended;
  agent.destroy();
});

test("the store is closed even if background work fails", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = vi.fn(async () => {});
  await shutDownGracefully(server, { stop: () => Promise.reject(new Error("no")), close }, neverResolves);
  expect(close).toHaveBeenCalledOnce();
});
