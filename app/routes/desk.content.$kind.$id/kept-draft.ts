/** What was typed into a record's form and has not reached the desk, as the form would send it. */
export type KeptDraft = { at: string; fields: [name: string, value: string][] };

/** Which save it started from, and the buttons: not what was typed. */
const NOT_TYPED = ["from", "version", "base", "intent", "sent", "answer"];

export function readKept(key: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** A browser may forbid storage, or have no room left. */
export function keep(key: string, form: FormData): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), fields: fieldsOf(form) }));
  } catch {}
}

export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Whether a form shows other words. Empty rows say nothing. */
export function isDifferent({ fields }: KeptDraft, form: FormData): boolean {
  return wordsOf(fields) !== wordsOf(fieldsOf(form));
}

export function toForm({ fields }: KeptDraft): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.set("intent", "save");
  return form;
}

function fieldsOf(form: FormData): KeptDraft["fields"] {
  return [...form].map(([name, value]) => [name, String(value)]);
}

function wordsOf(fields: KeptDraft["fields"]): string {
  const typed = fields.map(([name, value]) => [name, value.trim().replaceAll("\r\n", "\n")] as const);
  return JSON.stringify(typed.filter(([name, value]) => value && !NOT_TYPED.includes(name)));
}
