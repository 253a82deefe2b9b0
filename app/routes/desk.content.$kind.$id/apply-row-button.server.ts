/** Moves or removes a row of the form: without JavaScript a row's buttons post `technologies.2.up`, `.down` or `.remove`. */
export function applyRowButton(form: FormData): FormData {
  const [, name = "", row = "", step = ""] =
    /^(.+)\.(\d+)\.(up|down|remove)$/.exec(String(form.get("row") ?? "")) ?? [];
  if (!name) return form;
  const moved = new FormData();
  for (const [key, value] of form) if (!isFieldOfList(name, key)) moved.append(key, value);
  for (const key of new Set([...form.keys()].filter((key) => isFieldOfList(name, key))))
    for (const value of moveOrRemove(form.getAll(key), Number(row), step)) moved.append(key, value);
  return moved;
}

/** Whether a form field holds the rows of the list, or one part of each row. */
function isFieldOfList(name: string, key: string): boolean {
  return key === name || key.startsWith(`${name}.`);
}

function moveOrRemove<T>(items: T[], index: number, step: string): T[] {
  const item = items[index];
  if (item === undefined) return items;
  const others = items.toSpliced(index, 1);
  if (step === "remove") return others;
  const target = step === "up" ? index - 1 : index + 1;
  return target < 0 || target > others.length ? items : others.toSpliced(target, 0, item);
}
