/**
 * Runs in the page, as text, before it is painted: it may use nothing from outside itself. An entry of the history that
 * the router has been on bears a name; the place on the page is kept under it.
 */
export default function restoreScroll(places: string): void {
  try {
    const name = history.state?.key;
    const place = name && JSON.parse(sessionStorage.getItem(places) ?? "{}")[name];
    if (typeof place === "number") scrollTo(0, place);
  } catch {
    // Without storage, or with somebody else's in it, the page starts at its top.
  }
}
