import { AsyncLocalStorage } from "node:async_hooks";

// server.ts and the built app are separate module graphs in one process; a global shares the scope between them.
const scopeSlot = Symbol.for("furlong.request");
const scopeHolder = globalThis as { [scopeSlot]?: AsyncLocalStorage<string> };

/** The current request's id, added to every line it logs. */
export const requestScope = scopeHolder[scopeSlot] ?? new AsyncLocalStorage<string>();
scopeHolder[scopeSlot] = requestScope;
