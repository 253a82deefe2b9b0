import { createContext } from "react-router";
import type { Preview } from "./preview.server.ts";

/** What the request's preview address names; null if it has expired, was never ours, or shows another page. */
export const currentPreview = createContext<Preview | null>();
