import { createContext } from "react-router";
import type { Preview } from "./preview.server.ts";

/** The preview that the request's address names; null if it has expired, is forged, or belongs to another page. */
export const currentPreview = createContext<Preview | null>();
