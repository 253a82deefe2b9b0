import { useRouteLoaderData } from "react-router";
import type { DeskFrameData } from "./frame.tsx";

const draftKeyPrefix = (operatorId: string) => `desk of ${operatorId}: `;

/** Storage key scoped to the operator, so that people who share a browser cannot read each other's drafts. */
export function useDraftKey(what: string): string {
  const frame = useRouteLoaderData<DeskFrameData>("routes/layouts/desk");
  return draftKeyPrefix(frame?.operator.id ?? "") + what;
}

/** Null if there is no draft, or if the browser forbids storage. */
export function readOwnDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it (null). Returns whether the browser allowed that. */
export function writeOwnDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the operator's stored drafts when they sign out. Drafts outlast a session that expires. */
export function forgetOwnDrafts(operatorId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(draftKeyPrefix(operatorId)));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has stored no drafts.
  }
}
