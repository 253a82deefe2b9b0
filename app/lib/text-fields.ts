/** The text fields of a form, without its files. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
}
