/** Without JavaScript the buttons of a row post `technologies.2.up`, `.down` or `.remove`: this is the form after it. */
export function applyRowButton(form: FormData): FormData {
  const [, name = "", row = "", step = ""] =
    /^(.+)\.(\d+)\.(up|down|remove)$/.exec(String(form.get("row") ?? "")) ?? [];
  if (!name) return form;
  const moved = new FormData();
  for (const [key, value] of form) if (!isOf(name, key)) moved.append(key, value);
  for (const key of new Set([...form.keys()].filter((key) => isOf(name, key))))
    for (const value of reorder(form.getAll(key), Number(row), step)) moved.append(key, value);
  return moved;
}

/** A list's own name, or one part of its rows. */
function isOf(name: string, key: string): boolean {
  return key === name || key.startsWith(`${name}.`);
}

function reorder<T>(items: T[], index: number, step: string): T[] {
  const item = items[index];
  if (item === undefined) return items;
  const others = items.toSpliced(index, 1);
  if (step === "remove") return others;
  const target = step === "up" ? index - 1 : index + 1;
  return target < 0 || target > others.length ? items : others.toSpliced(target, 0, item);
}
