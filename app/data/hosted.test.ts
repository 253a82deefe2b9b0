import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openHosted } from "./hosted.server.ts";

test("the ping fails when the store refuses the secret key", async () => {
  const server = createServer(({ headers }, response) => {
    const isKnown = headers.apikey === "public" || headers.apikey === "secret";
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
    response.end(isKnown ? "[]" : '{"message":"Invalid API key"}');
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await openHosted(url, "public", "secret").ping();
  await expect(openHosted(url, "public", "old").ping()).rejects.toThrow("Invalid API key");
  server.close();
});
