import { expect, test, vi } from "vitest";
import { createStoreClient } from "./client.server.ts";
import { renewed, type Send } from "./renewed.server.ts";

const answering: Send = async () => new Response("[]", { headers: { "content-type": "application/json" } });
const silent: Send = () => new Promise(() => {});

function makePools(...sends: Send[]) {
  const pools = sends.map((send) => ({ send, close: vi.fn(async () => {}) }));
  let opened = 0;
  const open = vi.fn(async () => {
    const pool = pools[++opened];
    if (!pool) throw new Error("the server is away");
    return pool;
  });
  const [first] = pools;
  if (!first) throw new Error("give at least one");
  const { send } = renewed(first, open);
  const client = createStoreClient("http://store.internal", "key", send, 50);
  return { pools, open, read: () => client.from("projects").select("id") };
}

test("a store that does not answer lets whoever waits go, and is opened anew once", async () => {
  const { pools, open, read } = makePools(silent, answering);
  const waiting = await Promise.all([read(), read(), read()]);
  expect(waiting.map(({ error }) => error?.message)).toEqual(Array(3).fill(expect.stringContaining("timeout")));
  expect(await read()).toMatchObject({ data: [], error: null });
  expect(open).toHaveBeenCalledTimes(1);
  expect(pools[0]?.close).toHaveBeenCalledTimes(1);
  expect(pools[1]?.close).not.toHaveBeenCalled();
});

test("a store that cannot be opened is opened again for the next request", async () => {
  const { open, read } = makePools(silent);
  await read();
  expect((await read()).error?.message).toContain("the server is away");
  expect((await read()).error?.message).toContain("the server is away");
  expect(open).toHaveBeenCalledTimes(3);
});

test("a store that answers stays open", async () => {
  const { open, read } = makePools(answering);
  for (let n = 0; n < 3; n++) expect((await read()).error).toBeNull();
  expect(open).not.toHaveBeenCalled();
});
