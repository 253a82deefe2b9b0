import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openHosted } from "./hosted.server.ts";

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the ping fails when the store refuses the secret key", async () => {
  const url = await serve(({ headers }, response) => {
    const isKnown = headers.apikey === "public" || headers.apikey === "secret";
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
    response.end(isKnown ? "[]" : '{"message":"Invalid API key"}');
  });
  await openHosted(url, "public", "secret").ping();
  await expect(openHosted(url, "public", "old").ping()).rejects.toThrow("Invalid API key");
});

test("the size of the submissions is told from their number and the newest", async () => {
  const newest = Array.from({ length: 500 }, () => ({ body: { message: "x".repeat(700) } }));
  const url = await serve(({ method, headers }, response) => {
    expect([method, headers.apikey, headers.prefer]).toEqual(["GET", "secret", "count=exact"]);
    response.writeHead(206, { "content-type": "application/json", "content-range": "0-499/3000000" });
    response.end(JSON.stringify(newest));
  });
  const bytes = await openHosted(url, "public", "secret").bytes();
  expect(bytes).toBeGreaterThan(3_000_000 * 900);
  expect(bytes).toBeLessThan(3_000_000 * 1_100);
});

test("a size that the store does not tell is an error, never nothing", async () => {
  const url = await serve((_request, response) => void response.writeHead(500).end('{"message":"out of memory"}'));
  await expect(openHosted(url, "public", "secret").bytes()).rejects.toThrow("out of memory");
});
