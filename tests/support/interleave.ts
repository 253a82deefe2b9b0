import { AsyncLocalStorage } from "node:async_hooks";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";

type Client = Store["service"];
type Send = () => Promise<unknown>;

/** Runs two tasks on one store, a query at a time: `draw` says whose is next. */
export async function interleave<A, B>(
  one: () => Promise<A>,
  other: () => Promise<B>,
  draw: (count: number) => number,
) {
  const store = currentStore();
  const task = new AsyncLocalStorage<Send[]>();
  const running = new Set<Send[]>();
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
    const queue: Send[] = [];
    running.add(queue);
    return task.run(queue, act).finally(() => {
      running.delete(queue);
      next();
    });
  }
  const wait = (send: Send) => {
    task.getStore()?.push(send);
    next();
  };

  provideStore({ ...store, anon: inTurns(store.anon, wait), service: inTurns(store.service, wait) });
  try {
    return await Promise.all([run(one), run(other)]);
  } finally {
    provideStore(store);
  }
}

/** Draws the same numbers for the same seed. */
export function drawFrom(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** A client whose queries wait for their turn before they are sent. */
function inTurns(client: Client, wait: (send: Send) => void): Client {
  // Whoever awaits a query may be outside of the task that began it.
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
