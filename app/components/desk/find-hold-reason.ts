import type { HoldReason } from "./held-posts.ts";

/** The reason why a post of this operator must wait; null while the browser is signed in as this operator. */
export async function findHoldReason(operatorId: string): Promise<HoldReason | null> {
  const answer = await fetch("/desk/changes", { redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") return "signed-out";
  if (!answer?.ok) return navigator.onLine ? "failed" : "offline";
  const signedIn: { operatorId: string } = await answer.json();
  return signedIn.operatorId === operatorId ? null : "other-operator";
}
