import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openHosted } from "./hosted.server.ts";

async function serveStore(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the ping fails when the store refuses the secret key", async () => {
  const url = await serveStore(({ headers }, response) => {
    const isKnown = headers.apikey === "public" || headers.apikey === "secret";
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
    response.end(isKnown ? "[]" : '{"message":"Invalid API key"}');
  });
  await openHosted(url, "public", "secret").ping();
  await expect(openHosted(url, "public", "old").ping()).rejects.toThrow("Invalid API key");
});

test("the size of the submissions is estimated from their number and the newest ones", async () => {
  const newest = Array.from({ length: 50 }, () => ({ body: { message: "x".repeat(700) } }));
  const asked: unknown[] = [];
  const url = await serveStore(({ url, method, headers }, response) => {
    asked.push([method, headers.apikey, headers.prefer, new URL(`http://x${url}`).searchParams.get("limit")]);
    response.writeHead(206, { "content-type": "application/json", "content-range": "0-49/3000000" });
    response.end(JSON.stringify(newest));
  });
  let now = 0;
  const hosted = openHosted(url, "public", "secret", () => now);
  const bytes = await hosted.bytes();
  expect(bytes).toBeGreaterThan(3_000_000 * 900);
  expect(bytes).toBeLessThan(3_000_000 * 1_100);
  now = 59 * 60_000;
  expect(await hosted.bytes()).toBe(bytes);
  expect(asked, "one estimate serves an hour, however often it is asked for").toEqual([
    ["GET", "secret", "count=exact", "50"],
  ]);
  now = 61 * 60_000;
  await hosted.bytes();
  expect(asked).toHaveLength(2);
});

test("a size that cannot be read is an error, not zero", async () => {
  let hasFailed = false;
  const url = await serveStore((_request, response) => {
    if (hasFailed) response.writeHead(200, { "content-type": "application/json", "content-range": "*/0" }).end("[]");
    else response.writeHead(500).end('{"message":"out of memory"}');
    hasFailed = true;
  });
  const hosted = openHosted(url, "public", "secret");
  await expect(hosted.bytes()).rejects.toThrow("out of memory");
  expect(await hosted.bytes(), "a failure is not reused").toBe(0);
});
