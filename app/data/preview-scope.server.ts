import { AsyncLocalStorage } from "node:async_hooks";

/** The previewed revision by public table: the row that its page reads instead of the stored one. Null stands for no row. */
export type PreviewRows = Record<string, Record<string, unknown> | null>;

/** Set only during a request below /preview. Reads that include the previewed row bypass the cache. */
export const previewScope = new AsyncLocalStorage<PreviewRows>();
