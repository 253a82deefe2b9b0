import { AsyncLocalStorage } from "node:async_hooks";

// server.ts and the built app are two module graphs in one process, and share the scope of a request: hence the global slot.
const slot = Symbol.for("furlong.request");
const holder = globalThis as { [slot]?: AsyncLocalStorage<string> };

/** The id of the request that is being answered, for every line that is logged on its way. */
export const requestScope = holder[slot] ?? new AsyncLocalStorage<string>();
holder[slot] = requestScope;
