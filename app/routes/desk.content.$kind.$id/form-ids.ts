export const RECORD_FORM_ID = "record-form";

/** The id of a field's control, or of the control for one item of a list. */
export function fieldId(name: string, index?: number): string {
  return index === undefined ? `f-${name}` : `f-${name}-${index}`;
}
