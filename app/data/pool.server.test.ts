import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testDatabaseUrl as server } from "../../tests/support/engines.ts";
import { openTcpGate } from "../../tests/support/gate.ts";
import { createPool } from "./pool.server.ts";

const TIMEOUT_MS = 1_500;
const runMany = <T>(count: number, make: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, make));
const rejectedOnly = (settled: PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === "rejected");

describe.runIf(server)("a pool of connections to PostgreSQL", () => {
  let gate: Awaited<ReturnType<typeof openTcpGate>>;
  let admin: postgres.Sql;
  let pool: ReturnType<typeof createPool>;
  const name = `pool-${process.pid}`;
  beforeAll(async () => {
    const target = new URL(server);
    admin = postgres(server, { max: 1, onnotice: () => {} });
    gate = await openTcpGate({ host: target.hostname, port: Number(target.port || 5432) });
  });
  const openPool = (size: number, username?: string) => {
    const url = new URL(server);
    if (username) url.username = username;
    url.host = `127.0.0.1:${gate.port}`;
    const connection = { application_name: name };
    pool = createPool((onclose) => postgres(url.href, { max: 1, onclose, connection, fetch_types: false }), {
      size,
      timeoutMs: TIMEOUT_MS,
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

  async function query(sql: string): Promise<unknown> {
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

  test("serves more callers than it has connections", async () => {
    openPool(3);
    expect(rejectedOnly(await runMany(40, () => query("select 1")))).toEqual([]);
    expect(await countConnections()).toBe(3);
  });

  test("waits longer for a busy server than for a silent one", async () => {
    openPool(2);
    const startedAt = performance.now();
    expect(rejectedOnly(await runMany(20, () => query("select pg_sleep(0.25)")))).toEqual([]);
    expect(performance.now() - startedAt).toBeGreaterThan(TIMEOUT_MS);
  });

  test("rejects all callers when the server goes silent, and recovers with it", async () => {
    openPool(3);
    await runMany(3, () => query("select 1"));
    gate.stall();
    expect(rejectedOnly(await runMany(30, () => query("select 1")))).toHaveLength(30);
    expect(rejectedOnly(await runMany(30, () => query("select 1")))).toHaveLength(30);
    await gate.open();
    expect(rejectedOnly(await runMany(30, () => query("select 1")))).toEqual([]);
    expect(await countConnections()).toBe(3);
  });

  test("loses no slot to connections that could not be opened", async () => {
    openPool(3);
    gate.shut();
    expect(rejectedOnly(await runMany(30, () => query("select 1")))).toHaveLength(30);
    await gate.open();
    expect(rejectedOnly(await runMany(30, () => query("select 1")))).toEqual([]);
    expect(await countConnections()).toBe(3);
  });

  test("works with fewer connections when the server grants no more", async () => {
    await admin`drop role if exists pool_guest`;
    await admin`create role pool_guest login connection limit 2`;
    openPool(10, "pool_guest");
    expect(rejectedOnly(await runMany(40, () => query("select pg_sleep(0.01)")))).toEqual([]);
    expect(await countConnections()).toBe(2);

    const reserved = [await pool.reserve(), await pool.reserve()];
    await expect(pool.reserve()).rejects.toThrow("too many connections");
    for (const { release } of reserved) release();
    await pool.end();
    await admin`drop role pool_guest`;
  });

  test("a slow statement costs only its own connection", async () => {
    openPool(2);
    const [slow, ...quick] = await Promise.allSettled([
      query("select pg_sleep(30)"),
      ...Array.from({ length: 10 }, () => query("select pg_sleep(0.2)")),
    ]);
    expect(slow).toMatchObject({ status: "rejected", reason: { name: "DatabaseTimeout" } });
    expect(rejectedOnly(quick)).toEqual([]);
    await sever();
  });

  test("severed connections fail their current callers and nobody else", async () => {
    openPool(4);
    for (let round = 0; round < 5; round++) {
      const asked = runMany(12, async () => {
        const connection = await pool.reserve();
        try {
          await connection.unsafe("begin");
          await connection.unsafe("select pg_sleep(0.05)");
          await connection.unsafe("commit");
        } catch (error) {
          // The data API rolls back after any failure, even on a dead connection.
          await connection.unsafe("rollback").catch(() => {});
          throw error;
        } finally {
          connection.release();
        }
      });
      await sever();
      await asked;
      expect(rejectedOnly(await runMany(12, () => query("select 1")))).toEqual([]);
    }
  });

  test("closes while a statement is running, and accepts no more", async () => {
    openPool(2);
    await query("select 1");
    const running = query("select pg_sleep(30)").catch((error: Error) => error);
    await pool.end();
    expect(await running).toBeInstanceOf(Error);
    await expect(query("select 1")).rejects.toThrow("closed");
    await sever();
  });
});
