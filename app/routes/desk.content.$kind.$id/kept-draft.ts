/** The fields of a record's form that have not reached the desk, as the form would send them, and when they were kept. */
export type KeptDraft = { at: string; fields: [name: string, value: string][] };

/** Form fields that nobody types, such as the revision that the form started from and the pressed button. */
const UNTYPED_FIELDS = ["from", "version", "base", "intent", "sent", "answer"];

export function readKeptDraft(key: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps nothing if the browser forbids storage or has no room left. */
export function keepDraft(key: string, form: FormData): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), fields: formFields(form) }));
  } catch {}
}

export function forgetKeptDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Whether the form holds other text than the kept draft. Empty rows do not count. */
export function differsFromForm({ fields }: KeptDraft, form: FormData): boolean {
  return typedText(fields) !== typedText(formFields(form));
}

export function keptDraftForm({ fields }: KeptDraft): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.set("intent", "save");
  return form;
}

function formFields(form: FormData): KeptDraft["fields"] {
  return [...form].map(([name, value]) => [name, String(value)]);
}

function typedText(fields: KeptDraft["fields"]): string {
  const typed = fields.map(([name, value]) => [name, value.trim().replaceAll("\r\n", "\n")] as const);
  return JSON.stringify(typed.filter(([name, value]) => value && !UNTYPED_FIELDS.includes(name)));
}
