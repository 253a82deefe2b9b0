const ROW_SELECTOR = "main .rows > li:has(.go)";

/** Moves the focus to the link of the next or previous row. The focus is the only record of the current row, so Enter opens it. */
export function moveRowFocus(step: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? (findLastFocused(rows) ?? rows[step === 1 ? 0 : rows.length - 1]) : rows[at + step];
  const link = next?.querySelector<HTMLElement>(".go");
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
  return rows.length > 0;
}

let lastFocused: { view: string; href: string | null; index: number } | undefined;

/** To be called whenever the focus moves, because the row may leave the list before the next key is pressed. */
export function rememberFocusedRow() {
  const row = document.activeElement?.closest<HTMLElement>(ROW_SELECTOR);
  if (row) lastFocused = { view: currentView(), href: rowHref(row), index: listRows().indexOf(row) };
}

/** The row that had the focus last or, if that row is gone, the row now in its place. */
function findLastFocused(rows: readonly HTMLElement[]): HTMLElement | undefined {
  if (lastFocused?.view !== currentView()) return undefined;
  const { href, index } = lastFocused;
  return rows.find((row) => rowHref(row) === href) ?? rows[Math.min(index, rows.length - 1)];
}

function rowHref(row: HTMLElement) {
  return row.querySelector(".go")?.getAttribute("href") ?? null;
}

function currentView() {
  return location.pathname + location.search;
}

let lastToggledRow: HTMLElement | undefined;

/** Toggles the checkbox of the row with the focus. With `isRange`, ticks all rows between the last toggled one and this one. */
export function toggleFocusedRow(isRange: boolean): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  if (!row) return false;
  const from = isRange && lastToggledRow ? rows.indexOf(lastToggledRow) : -1;
  const range = from === -1 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1);
  for (const chosen of range) {
    const box = chosen.querySelector<HTMLInputElement>("input.ck");
    if (box && (range.length === 1 || !box.checked)) box.click();
  }
  lastToggledRow = row;
  return true;
}

/**
 * Ticks the row with the focus if its list accepts the shortcut for chosen rows (`data-row-keys`). Returns the row's link, to
 * which the focus then returns, or null if no row was ticked.
 */
export function chooseFocusedRowFor(shortcut: string): HTMLElement | null {
  const row = document.activeElement?.closest(`.rows[data-row-keys~="${CSS.escape(shortcut)}"] > li`);
  const box = row?.querySelector<HTMLInputElement>("input.ck:not(:checked)");
  box?.click();
  return box ? (row?.querySelector<HTMLElement>(".go") ?? null) : null;
}

function listRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW_SELECTOR)].filter((row) => row.checkVisibility());
}
