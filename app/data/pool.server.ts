import type { Sql } from "postgres";

type Values = Parameters<Sql["unsafe"]>[1];

/** A driver of one connection. It calls `onclose` when that is gone, for whatever reason. */
type OpenDriver = (onclose: () => void) => Sql;

type Line = {
  driver: Sql;
  /** Once it is open. */
  ask?: (sql: string, values?: Values) => PromiseLike<unknown>;
  isGone: boolean;
};
type Waiter = { since: number; take: (line: Line) => void; giveUp: (error: Error) => void };
type Options = { size: number; silenceMs: number; closeMs: number };

const PAUSE_MS = 1_000;

/**
 * Connections that serve one at a time and are thrown away at the first sign of trouble. Whoever waits for one is let go
 * only when the server has said nothing at all for `silenceMs`: a busy one is waited for.
 */
export function createPool(openDriver: OpenDriver, { size, silenceMs, closeMs }: Options) {
  const idle: Line[] = [];
  const lines = new Set<Line>();
  const waiting: Waiter[] = [];
  let opening = 0;
  let answers = 0;
  let isResting = false;
  let isClosed = false;
  let allBack: (() => void) | undefined;

  async function answered<T>(line: Line, question: PromiseLike<T>): Promise<T> {
    const answersBefore = answers;
    const askedAt = performance.now();
    try {
      return await inTime(question, silenceMs);
    } catch (error) {
      if (!(error instanceof Silence)) throw error;
      if (answers === answersBefore) letGo(askedAt, error);
      drop(line);
      throw error;
    } finally {
      // A refusal to open is an answer too, but none that gives hope.
      if (line.ask && !line.isGone) answers++;
    }
  }

  async function open(): Promise<Line> {
    const line: Line = { driver: openDriver(() => drop(line)), isGone: false };
    lines.add(line);
    try {
      // Not `reserve`, which would try again by itself, long after it was given up.
      await answered(line, line.driver.unsafe("select 1"));
      const { unsafe } = await line.driver.reserve();
      line.ask = unsafe;
      return line;
    } catch (error) {
      drop(line);
      throw error;
    }
  }

  function drop(line: Line) {
    if (line.isGone) return;
    line.isGone = true;
    lines.delete(line);
    idle.splice(0, idle.length, ...idle.filter((other) => other !== line));
    line.driver.end({ timeout: 0 }).catch(() => {});
    if (line.ask) serve();
  }

  /** Those who came later have not waited long enough. */
  function letGo(cameBefore: number, error: Error) {
    while (waiting[0] && waiting[0].since <= cameBefore) waiting.shift()?.giveUp(error);
  }

  /** Gives free connections to those who wait, and opens new ones as long as there may be more. */
  function serve() {
    while (waiting.length > 0 && idle.length > 0) waiting.shift()?.take(idle.pop() as Line);
    while (waiting.length > opening && lines.size < size && !isResting && !isClosed) {
      opening++;
      const startedAt = performance.now();
      open().then(
        (line) => {
          opening--;
          free(line);
        },
        (error: Error) => {
          opening--;
          refused(startedAt, error);
        },
      );
    }
  }

  /** Where there are other connections, they are given time, and the server is not pressed for more. */
  function refused(startedAt: number, error: Error) {
    const answersBefore = answers;
    const goOn = () => {
      isResting = false;
      if (answers === answersBefore) letGo(startedAt, error);
      serve();
    };
    if (lines.size === 0) return goOn();
    if (!isResting) setTimeout(goOn, PAUSE_MS).unref();
    isResting = true;
  }

  function free(line: Line) {
    if (isClosed) drop(line);
    else if (!line.isGone) idle.push(line);
    serve();
    if (idle.length === lines.size) allBack?.();
  }

  async function ask(line: Line, sql: string, values?: Values) {
    if (line.isGone || !line.ask) throw gone();
    return answered(line, line.ask(sql, values));
  }

  return {
    reserve: async () => {
      if (isClosed) throw gone();
      const line = await new Promise<Line>((take, giveUp) => {
        waiting.push({ since: performance.now(), take, giveUp });
        serve();
      });
      return {
        unsafe: (sql: string, values?: Values) => ask(line, sql, values),
        release: () => free(line),
      };
    },
    end: async () => {
      isClosed = true;
      for (const { giveUp } of waiting.splice(0)) giveUp(gone());
      const back = new Promise<void>((resolve) => (allBack = resolve));
      if (idle.length < lines.size) await inTime(back, closeMs).catch(() => {});
      await Promise.all([...lines].map(({ driver }) => driver.end({ timeout: 0 }).catch(() => {})));
    },
  };
}

class Silence extends Error {
  override name = "Silence";
}

function gone() {
  return new Error("the connection to the database is gone");
}

async function inTime<T>(question: PromiseLike<T>, limitMs: number): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Silence(`the database said nothing for ${limitMs} ms`));
  // An answer that came while this process was busy is read before the immediate runs.
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(giveUp)), limitMs);
  try {
    return await Promise.race([question, silence]);
  } finally {
    clearTimeout(timer);
    clearImmediate(immediate);
  }
}
