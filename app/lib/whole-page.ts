import { createContext, type RouterContext } from "react-router";

// server.ts and the built app are two module graphs in one process, and share this context: hence the global slot.
const slot = Symbol.for("furlong.whole-page");
const holder = globalThis as { [slot]?: RouterContext<boolean> };

/** Set by the page cache: the page is wanted complete, with nothing still to stream in. */
export const wholePage = holder[slot] ?? createContext(false);
holder[slot] = wholePage;
