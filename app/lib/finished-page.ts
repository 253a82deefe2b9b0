import { createContext, type RouterContext } from "react-router";

// A global, because server.ts and the built app are two module graphs that need the same context object.
const slot = Symbol.for("furlong.finished-page");
const holder = globalThis as { [slot]?: RouterContext<boolean> };

/** True when the page cache renders the page: wait for everything, stream nothing. */
export const finishedPage = holder[slot] ?? createContext(false);
holder[slot] = finishedPage;
