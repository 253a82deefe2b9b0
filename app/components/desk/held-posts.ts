/**
 * Why a post did not get through: its sender was signed out meanwhile, or somebody else has signed in since; the connection is
 * gone, or nobody answered.
 */
export type HoldReason = "signed-out" | "other-operator" | "offline" | "failed";

/** `ready` once nothing holds them any more: they are sent at once. */
type HeldPosts = { reason: HoldReason | "ready"; actions: readonly string[] };

let held: HeldPosts | null = null;
const listeners = new Set<() => void>();

/** Posts that wait in the page, and what they wait for; null when none does. */
export function heldPosts(): HeldPosts | null {
  return held;
}

/** Keeps a post back. Its page still counts as submitting, and keeps its fields, until it is sent again or released. */
export function holdPost(reason: HoldReason, action: string) {
  change({ reason, actions: [...(held?.actions ?? []), action] });
}

/** Says anew what the held posts wait for. */
export function changeHoldReason(reason: HeldPosts["reason"]) {
  if (held) change({ ...held, reason });
}

/** The posts that waited. They are no longer held. */
export function takeHeldPosts(): readonly string[] {
  const actions = held?.actions ?? [];
  change(null);
  return actions;
}

export function subscribeToHeldPosts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: HeldPosts | null) {
  held = next;
  for (const listener of listeners) listener();
}
