/** Heading of a record just opened from a list. `from` is the location key of the list, `path` the record's path. */
type PendingHeading = { from: string; path: string; title: string; subtitle: string };

let currentHeading: PendingHeading | null = null;
const headingListeners = new Set<() => void>();

/** Null when no record is being opened, or when the list does not know its heading. */
export function pendingHeading(): PendingHeading | null {
  return currentHeading;
}

export function setPendingHeading(heading: PendingHeading | null) {
  currentHeading = heading;
  for (const listener of headingListeners) listener();
}

export function subscribeToPendingHeading(listener: () => void) {
  headingListeners.add(listener);
  return () => headingListeners.delete(listener);
}
