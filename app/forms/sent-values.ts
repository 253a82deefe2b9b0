const FIELDS_OF_EVERY_FORM = ["formType", "formId", "timestamp"];

/** The fields of a body and their values, without the type, the id and the time that every form adds. */
export function sentValues(body: Readonly<Record<string, string>>): [field: string, value: string][] {
  return Object.entries(body).filter(([field]) => !FIELDS_OF_EVERY_FORM.includes(field));
}
