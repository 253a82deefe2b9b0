import { createContext } from "react-router";
import type { Preview } from "./preview.server.ts";

/** What the request's preview address names; null if that has expired. */
export const currentPreview = createContext<Preview | null>();
