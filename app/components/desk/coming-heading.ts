/** What a list knows of the record that was just opened from it. `from` is the key of the location with the list. */
type Heading = { from: string; path: string; title: string; subtitle: string };

let coming: Heading | null = null;
const listeners = new Set<() => void>();

/** The heading of the screen that was asked for; null when none is, or its list does not know it. */
export function comingHeading(): Heading | null {
  return coming;
}

export function announceHeading(heading: Heading | null) {
  coming = heading;
  for (const listener of listeners) listener();
}

export function subscribeToComingHeading(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
