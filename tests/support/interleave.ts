import { AsyncLocalStorage } from "node:async_hooks";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";

type StoreClient = Store["service"];
type SendQuery = () => Promise<unknown>;

/** Runs two tasks on one store, one query at a time. `draw` chooses the task whose query runs next. */
export async function interleaveQueries<A, B>(
  one: () => Promise<A>,
  other: () => Promise<B>,
  draw: (count: number) => number,
) {
  const store = currentStore();
  const task = new AsyncLocalStorage<SendQuery[]>();
  const running = new Set<SendQuery[]>();
  let isSending = false;

  async function next() {
    const queues = [...running];
    if (isSending || queues.length === 0 || queues.some(({ length }) => length === 0)) return;
    isSending = true;
    await queues[draw(queues.length)]?.shift()?.();
    isSending = false;
    next();
  }
  async function run<T>(act: () => Promise<T>): Promise<T> {
    const queue: SendQuery[] = [];
    running.add(queue);
    return task.run(queue, act).finally(() => {
      running.delete(queue);
      next();
    });
  }
  const wait = (send: SendQuery) => {
    task.getStore()?.push(send);
    next();
  };

  provideStore({ ...store, anon: waitForTurns(store.anon, wait), service: waitForTurns(store.service, wait) });
  try {
    return await Promise.all([run(one), run(other)]);
  } finally {
    provideStore(store);
  }
}

/** Returns a function that draws the same numbers for the same seed. */
export function seededDraw(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Wraps a client so that each query waits for its turn before it is sent. */
function waitForTurns(client: StoreClient, wait: (send: SendQuery) => void): StoreClient {
  // Code that awaits a query may run outside of the task that began the query.
  const patient = (query: object, inTask: <T>(act: () => T) => T): object =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (name !== "then") return (...args: unknown[]) => patient(Reflect.apply(value, target, args), inTask);
        return (resolve: (answer: unknown) => unknown, reject: (error: unknown) => unknown) =>
          inTask(() => wait(async () => Reflect.apply(value, target, [resolve, reject])));
      },
    });
  const from = (table: string) => patient(client.from(table), AsyncLocalStorage.snapshot());
  return new Proxy(client, { get: (target, name) => (name === "from" ? from : Reflect.get(target, name)) });
}
