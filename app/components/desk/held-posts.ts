/**
 * Why a post was not accepted: its author was signed out, somebody else has signed in since, the browser is offline, the network
 * has posted too much, or the server failed.
 */
export type HoldReason = "signed-out" | "other-operator" | "offline" | "limited" | "failed";

/** `ready` means that the posts can go out: they are sent at once. `actions` are the addresses to which they post. */
type HeldPosts = { reason: HoldReason | "ready"; actions: readonly string[] };

let currentlyHeld: HeldPosts | null = null;
const heldPostsListeners = new Set<() => void>();

/** The posts that wait in the page and the reason; null when no post waits. */
export function heldPosts(): HeldPosts | null {
  return currentlyHeld;
}

/** Adds a post to the held ones. Its form stays submitting, with its fields, until the post is sent again or released. */
export function holdPost(reason: HoldReason, action: string) {
  setHeldPosts({ reason, actions: [...(currentlyHeld?.actions ?? []), action] });
}

/** Replaces the reason for which the held posts wait. */
export function changeHoldReason(reason: HeldPosts["reason"]) {
  if (currentlyHeld) setHeldPosts({ ...currentlyHeld, reason });
}

/** Stops holding the posts and returns the addresses to which they post. */
export function takeHeldPosts(): readonly string[] {
  const actions = currentlyHeld?.actions ?? [];
  setHeldPosts(null);
  return actions;
}

export function subscribeToHeldPosts(listener: () => void) {
  heldPostsListeners.add(listener);
  return () => heldPostsListeners.delete(listener);
}

function setHeldPosts(next: HeldPosts | null) {
  currentlyHeld = next;
  for (const listener of heldPostsListeners) listener();
}
