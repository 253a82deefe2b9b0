import { createContext, type RouterContext } from "react-router";

// The context is kept in a global, because server.ts and the built app are two module graphs that must share it.
const contextKey = Symbol.for("furlong.finished-page");
const contextHolder = globalThis as { [contextKey]?: RouterContext<boolean> };

/** True while a page is rendered for the page cache: loaders then wait for all data and stream nothing. */
export const finishedPage = contextHolder[contextKey] ?? createContext(false);
contextHolder[contextKey] = finishedPage;
