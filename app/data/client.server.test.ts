import { expect, test } from "vitest";
import { streamTimeout } from "../entry.server.tsx";
import { createStoreClient } from "./client.server.ts";
import { REQUEST_LIMIT_MS } from "./postgres.server.ts";

const ask = (send: () => Promise<Response>) =>
  createStoreClient("http://store.internal", "key", send, 50).from("projects").select("id");

test("a store that does not answer lets whoever waits go", async () => {
  const waiting = await Promise.all([1, 2, 3].map(() => ask(() => new Promise(() => {}))));
  expect(waiting.map(({ error }) => error?.message)).toEqual(Array(3).fill(expect.stringContaining("timeout")));
});

test("a store that answers is heard", async () => {
  expect(await ask(async () => Response.json([{ id: "one" }]))).toMatchObject({ data: [{ id: "one" }], error: null });
});

test("a page waits longer than for any answer of a store", () => {
  expect(streamTimeout).toBeGreaterThan(REQUEST_LIMIT_MS);
});
