import { AsyncLocalStorage } from "node:async_hooks";

// server.ts and the built app are separate module graphs in one process; a global shares the scope between them.
const scopeSlot = Symbol.for("furlong.request");
const scopeHolder = globalThis as { [scopeSlot]?: AsyncLocalStorage<string> };

/** Holds the id of the current request, which every log line of the request gets. */
export const requestScope = scopeHolder[scopeSlot] ?? new AsyncLocalStorage<string>();
scopeHolder[scopeSlot] = requestScope;
