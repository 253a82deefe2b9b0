import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testServer as server } from "../../tests/support/engines.ts";
import { openGate } from "../../tests/support/gate.ts";
import { createPool } from "./pool.server.ts";

const SILENCE_MS = 1_500;
const many = <T>(count: number, make: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, make));
const failures = (settled: PromiseSettledResult<unknown>[]) => settled.filter(({ status }) => status === "rejected");

describe.runIf(server)("a pool of connections to PostgreSQL", () => {
  let gate: Awaited<ReturnType<typeof openGate>>;
  let admin: postgres.Sql;
  let pool: ReturnType<typeof createPool>;
  const name = `pool-${process.pid}`;
  beforeAll(async () => {
    const target = new URL(server);
    admin = postgres(server, { max: 1, onnotice: () => {} });
    gate = await openGate({ host: target.hostname, port: Number(target.port || 5432) });
  });
  const openPool = (size: number, username?: string) => {
    const url = new URL(server);
    if (username) url.username = username;
    url.host = `127.0.0.1:${gate.port}`;
    const connection = { application_name: name };
    pool = createPool((onclose) => postgres(url.href, { max: 1, onclose, connection, fetch_types: false }), {
      size,
      silenceMs: SILENCE_MS,
      closeMs: 500,
    });
  };
  afterEach(async () => {
    await gate.open();
    await pool.end();
  });
  afterAll(async () => {
    gate.shut();
    await admin.end();
  });

  async function ask(sql: string): Promise<unknown> {
    const connection = await pool.reserve();
    try {
      return await connection.unsafe(sql);
    } finally {
      connection.release();
    }
  }
  const countConnections = async () => {
    const [row] = await admin`select count(*)::int as n from pg_stat_activity where application_name = ${name}`;
    return row?.n;
  };
  const sever = () =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.then(() => {});

  test("answers everybody with the connections it has", async () => {
    openPool(3);
    expect(failures(await many(40, () => ask("select 1")))).toEqual([]);
    expect(await countConnections()).toBe(3);
  });

  test("waits for a server that is busy, longer than for one that is silent", async () => {
    openPool(2);
    const startedAt = performance.now();
    expect(failures(await many(20, () => ask("select pg_sleep(0.25)")))).toEqual([]);
    expect(performance.now() - startedAt).toBeGreaterThan(SILENCE_MS);
  });

  test("lets everybody go when the server says nothing, and works when it is back", async () => {
    openPool(3);
    await many(3, () => ask("select 1"));
    gate.stall();
    expect(failures(await many(30, () => ask("select 1")))).toHaveLength(30);
    expect(failures(await many(30, () => ask("select 1")))).toHaveLength(30);
    await gate.open();
    expect(failures(await many(30, () => ask("select 1")))).toEqual([]);
    expect(await countConnections()).toBe(3);
  });

  test("loses no connection to those that could not be opened", async () => {
    openPool(3);
    gate.shut();
    expect(failures(await many(30, () => ask("select 1")))).toHaveLength(30);
    await gate.open();
    expect(failures(await many(30, () => ask("select 1")))).toEqual([]);
    expect(await countConnections()).toBe(3);
  });

  test("makes do with the connections that a server grants", async () => {
    await admin`drop role if exists pool_guest`;
    await admin`create role pool_guest login connection limit 2`;
    openPool(10, "pool_guest");
    expect(failures(await many(40, () => ask("select pg_sleep(0.01)")))).toEqual([]);
    expect(await countConnections()).toBe(2);

    const held = [await pool.reserve(), await pool.reserve()];
    await expect(pool.reserve()).rejects.toThrow("too many connections");
    for (const { release } of held) release();
    await pool.end();
    await admin`drop role pool_guest`;
  });

  test("a statement that takes too long costs its own connection alone", async () => {
    openPool(2);
    const [slow, ...quick] = await Promise.allSettled([
      ask("select pg_sleep(30)"),
      ...Array.from({ length: 10 }, () => ask("select pg_sleep(0.2)")),
    ]);
    expect(slow).toMatchObject({ status: "rejected", reason: { name: "Silence" } });
    expect(failures(quick)).toEqual([]);
    await sever();
  });

  test("connections that are cut fail those who use them, and nobody after", async () => {
    openPool(4);
    for (let round = 0; round < 5; round++) {
      const asked = many(12, async () => {
        const connection = await pool.reserve();
        try {
          await connection.unsafe("begin");
          await connection.unsafe("select pg_sleep(0.05)");
          await connection.unsafe("commit");
        } catch (error) {
          // What a data layer does after any failure, whatever became of the connection.
          await connection.unsafe("rollback").catch(() => {});
          throw error;
        } finally {
          connection.release();
        }
      });
      await sever();
      await asked;
      expect(failures(await many(12, () => ask("select 1")))).toEqual([]);
    }
  });

  test("ends although a statement goes on, and takes no more", async () => {
    openPool(2);
    await ask("select 1");
    const going = ask("select pg_sleep(30)").catch((error: Error) => error);
    await pool.end();
    expect(await going).toBeInstanceOf(Error);
    await expect(ask("select 1")).rejects.toThrow("gone");
    await sever();
  });
});
