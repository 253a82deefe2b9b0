export const FORM = "record-form";

/** Of a field, or of one item of a list. */
export function fieldId(name: string, index?: number): string {
  return index === undefined ? `f-${name}` : `f-${name}-${index}`;
}
