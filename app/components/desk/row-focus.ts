const ROWS = "main .rows > li:has(.go)";

/** The row that the keyboard stands on is the one with the focus: it needs no state, and Enter opens it as any link. */
export function moveRow(step: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[at + step];
  const link = next?.querySelector<HTMLElement>(".go");
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
  return rows.length > 0;
}

let lastChosen: HTMLElement | undefined;

/** Ticks the box of the row with the focus, or with `isRange` all from the last one ticked to this one. */
export function toggleRow(isRange: boolean): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  if (!row) return false;
  const from = isRange && lastChosen ? rows.indexOf(lastChosen) : -1;
  const range = from === -1 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1);
  for (const chosen of range) {
    const box = chosen.querySelector<HTMLInputElement>("input.ck");
    if (box && (range.length === 1 || !box.checked)) box.click();
  }
  lastChosen = row;
  return true;
}

/**
 * Chooses the row with the focus for a key that its list has for chosen rows (`data-row-keys`). Returns the row's link, where
 * the focus goes back to, or null.
 */
export function chooseRowFor(shortcut: string): HTMLElement | null {
  const row = document.activeElement?.closest(`.rows[data-row-keys~="${CSS.escape(shortcut)}"] > li`);
  const box = row?.querySelector<HTMLInputElement>("input.ck:not(:checked)");
  box?.click();
  return box ? (row?.querySelector<HTMLElement>(".go") ?? null) : null;
}

function listRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.checkVisibility());
}
