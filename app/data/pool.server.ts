import type { Sql } from "postgres";
import { withTimeout } from "./with-timeout.ts";

type QueryValues = Parameters<Sql["unsafe"]>[1];

/** Makes a driver with a single connection, which calls `onclose` whenever its connection ends. */
type OpenDriver = (onclose: () => void) => Sql;

type PooledConnection = {
  driver: Sql;
  /** Set once the connection is open. */
  query?: (sql: string, values?: QueryValues) => PromiseLike<unknown>;
  isClosed: boolean;
};
type Waiter = { since: number; resolve: (connection: PooledConnection) => void; reject: (error: Error) => void };
type PoolOptions = { size: number; timeoutMs: number; closeMs: number };

const OPEN_BACKOFF_MS = 1_000;

/**
 * A pool of connections that run one query at a time. A connection that times out or breaks is discarded. Callers wait for a
 * free connection while the server responds to any of them; they are rejected after `timeoutMs` without a response.
 */
export function createPool(openDriver: OpenDriver, { size, timeoutMs, closeMs }: PoolOptions) {
  const idle: PooledConnection[] = [];
  const connections = new Set<PooledConnection>();
  const waiting: Waiter[] = [];
  let opening = 0;
  let responses = 0;
  let isBackingOff = false;
  let isPoolClosed = false;
  let onAllIdle: (() => void) | undefined;

  async function awaitResponse<T>(connection: PooledConnection, response: PromiseLike<T>): Promise<T> {
    const responsesBefore = responses;
    const sentAt = performance.now();
    try {
      return await withTimeout(response, timeoutMs, () => new DatabaseTimeout(timeoutMs));
    } catch (error) {
      if (!(error instanceof DatabaseTimeout)) throw error;
      if (responses === responsesBefore) rejectWaiters(sentAt, error);
      discard(connection);
      throw error;
    } finally {
      // A connection that the server refused does not count as a response: callers need not wait because of it.
      if (connection.query && !connection.isClosed) responses++;
    }
  }

  async function open(): Promise<PooledConnection> {
    const connection: PooledConnection = { driver: openDriver(() => discard(connection)), isClosed: false };
    connections.add(connection);
    try {
      // `select 1` opens the connection: `reserve` would keep trying in the background after our timeout.
      await awaitResponse(connection, connection.driver.unsafe("select 1"));
      const { unsafe } = await connection.driver.reserve();
      connection.query = unsafe;
      return connection;
    } catch (error) {
      discard(connection);
      throw error;
    }
  }

  function discard(connection: PooledConnection) {
    if (connection.isClosed) return;
    connection.isClosed = true;
    connections.delete(connection);
    idle.splice(0, idle.length, ...idle.filter((other) => other !== connection));
    connection.driver.end({ timeout: 0 }).catch(() => {});
    if (connection.query) serveWaiters();
  }

  /** Rejects the callers that have waited since before `since`. Later callers have not waited for a whole timeout yet. */
  function rejectWaiters(since: number, error: Error) {
    while (waiting[0] && waiting[0].since <= since) waiting.shift()?.reject(error);
  }

  /** Gives idle connections to waiting callers, and opens new connections up to the pool's size. */
  function serveWaiters() {
    while (waiting.length > 0 && idle.length > 0) waiting.shift()?.resolve(idle.pop() as PooledConnection);
    while (waiting.length > opening && connections.size < size && !isBackingOff && !isPoolClosed) {
      opening++;
      const startedAt = performance.now();
      open().then(
        (connection) => {
          opening--;
          release(connection);
        },
        (error: Error) => {
          opening--;
          onOpenFailed(startedAt, error);
        },
      );
    }
  }

  /** While other connections are open, callers wait for those, and the pool pauses before it opens another one. */
  function onOpenFailed(startedAt: number, error: Error) {
    const responsesBefore = responses;
    const resume = () => {
      isBackingOff = false;
      if (responses === responsesBefore) rejectWaiters(startedAt, error);
      serveWaiters();
    };
    if (connections.size === 0) return resume();
    if (!isBackingOff) setTimeout(resume, OPEN_BACKOFF_MS).unref();
    isBackingOff = true;
  }

  function release(connection: PooledConnection) {
    if (isPoolClosed) discard(connection);
    else if (!connection.isClosed) idle.push(connection);
    serveWaiters();
    if (idle.length === connections.size) onAllIdle?.();
  }

  async function query(connection: PooledConnection, sql: string, values?: QueryValues) {
    if (connection.isClosed || !connection.query) throw connectionClosedError();
    return awaitResponse(connection, connection.query(sql, values));
  }

  return {
    reserve: async () => {
      if (isPoolClosed) throw connectionClosedError();
      const connection = await new Promise<PooledConnection>((resolve, reject) => {
        waiting.push({ since: performance.now(), resolve, reject });
        serveWaiters();
      });
      return {
        unsafe: (sql: string, values?: QueryValues) => query(connection, sql, values),
        release: () => release(connection),
      };
    },
    end: async () => {
      isPoolClosed = true;
      for (const { reject } of waiting.splice(0)) reject(connectionClosedError());
      const allIdle = new Promise<void>((resolve) => (onAllIdle = resolve));
      if (idle.length < connections.size) await withTimeout(allIdle, closeMs).catch(() => {});
      await Promise.all([...connections].map(({ driver }) => driver.end({ timeout: 0 }).catch(() => {})));
    },
  };
}

class DatabaseTimeout extends Error {
  override name = "DatabaseTimeout";

  constructor(ms: number) {
    super(`the database did not respond within ${ms} ms`);
  }
}

function connectionClosedError() {
  return new Error("the connection to the database is closed");
}
