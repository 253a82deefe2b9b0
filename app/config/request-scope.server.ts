import { AsyncLocalStorage } from "node:async_hooks";

// server.ts and the built app are separate module graphs in one process; a global shares the scope between them.
const slot = Symbol.for("furlong.request");
const holder = globalThis as { [slot]?: AsyncLocalStorage<string> };

/** The current request's id, added to every line it logs. */
export const requestScope = holder[slot] ?? new AsyncLocalStorage<string>();
holder[slot] = requestScope;
