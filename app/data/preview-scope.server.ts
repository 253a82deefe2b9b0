import { AsyncLocalStorage } from "node:async_hooks";

/** One revision, as rows of the public tables that the page reads instead of the stored ones. Null: no row. */
export type PreviewRows = Record<string, Record<string, unknown> | null>;

/** Set for a request below /preview alone. Nothing that is read in it is cached. */
export const previewScope = new AsyncLocalStorage<PreviewRows>();
