import { Agent, createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { lines } from "#app/config/log-lines.server.ts";
import type { Store } from "#app/data/current-store.server.ts";
import { makeFolder } from "../tests/support/run-site.ts";
import { createApp } from "./app.ts";
import { serveHeldPages } from "./held-pages.ts";
import { createPages, type Render } from "./pages.ts";

const ownEachTime = ["date", "x-request-id"];
const ofTheLongWay = ["connection", "keep-alive"];
let server: Server;
let origin: string;
const passedOn = vi.fn();

beforeEach(async () => {
  log.level = "info";
  vi.spyOn(lines, "write").mockImplementation(() => {});
  const render: Render = async ({ url }) => {
    const text = `<html><head></head><body style="--w:1">${new URL(url).pathname}</body></html>`;
    return new Response(text, { headers: { "content-type": "text/html" } });
  };
  const pages = createPages(render);
  const app = createApp({ store: {} as Store, render, pages, clientFolder: makeFolder() });
  const web = getRequestListener(app.fetch);
  const listener: RequestListener = (request, response) => {
    passedOn(request.url);
    return web(request, response);
  };
  server = createServer(serveHeldPages(listener, pages)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const get = (path: string, headers?: Record<string, string>) => fetch(origin + path, { headers });
const comparable = (headers: Headers) =>
  [...headers].filter(([name]) => ![...ownEachTime, ...ofTheLongWay].includes(name)).sort();

test.each(["gzip", "br", "identity"])("answers in %s the same the short way as the long way", async (encoding) => {
  const long = await get("/about", { "accept-encoding": encoding });
  const short = await get("/about?utm_source=mail", { "accept-encoding": encoding });
  expect(passedOn).toHaveBeenCalledTimes(1);
  expect(comparable(short.headers)).toEqual(comparable(long.headers));
  expect(await short.text()).toBe(await long.text());
  expect(short.headers.get("x-request-id")).toMatch(/^[\da-f]{8}$/);
});

test("a host with a path in it finds no page of another", async () => {
  await get("/services/web");
  const { host } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request(`${origin}/web`, { headers: { host: `${host}/services` } }, resolve).end();
  });
  expect(answer.statusCode).toBe(400);
});

test("keeps the connection, in fewer words", async () => {
  await get("/about");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = () =>
    new Promise<IncomingMessage>((resolve) => {
      request(`${origin}/about`, { agent }, (answer) => answer.on("end", () => resolve(answer)).resume()).end();
    });
  const [first, second] = [await read(), await read()];
  expect(first.headers).not.toHaveProperty("connection");
  expect(second.socket).toBe(first.socket);
  agent.destroy();
});

test("answers 304 the short way", async () => {
  const etag = (await get("/about")).headers.get("etag") as string;
  const again = await get("/about", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(passedOn).toHaveBeenCalledTimes(1);
});

test("logs both ways alike, without the query", async () => {
  await get("/about?email=ada@example.com");
  await get("/about?email=ada@example.com");
  await vi.waitFor(() => expect(lines.write).toHaveBeenCalledTimes(2));
  const written = vi.mocked(lines.write).mock.calls.map(([line]) => line);
  const [long, short] = written.map((line) => JSON.parse(line));
  expect(short).toEqual({ ...long, time: expect.any(String), id: expect.any(String), ms: expect.any(Number) });
  expect(written.join()).not.toContain("ada@");
});

test("passes on what is not held, what is no page and what is no plain read", async () => {
  await get("/about");
  passedOn.mockClear();
  await get("/services");
  await get("/about", { "x-request-id": "given" });
  await get("/about", { "accept-encoding": "br;q=1" });
  await fetch(`${origin}/about`, { method: "POST" });
  await fetch(`${origin}/about`, { method: "HEAD" });
  expect(passedOn).toHaveBeenCalledTimes(5);
});
