import { useRouteLoaderData } from "react-router";
import type { FrameData } from "./frame.tsx";

const prefixOf = (operatorId: string) => `desk of ${operatorId}: `;

/** The key under which a browser keeps what its operator is writing. Several may use it, and none sees another's words. */
export function useOwnKey(what: string): string {
  const frame = useRouteLoaderData<FrameData>("routes/layouts/desk");
  return prefixOf(frame?.operator.id ?? "") + what;
}

/** Forgets what an operator was writing, when they sign out. A session that expires forgets nothing. */
export function forgetOwnDrafts(operatorId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(operatorId)));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // A browser may forbid storage, and has kept nothing then.
  }
}
