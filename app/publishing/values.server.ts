import * as v from "valibot";
import { isoInstant, textList, trimmedText } from "#app/data/columns.server.ts";
import { showValue } from "./differences.ts";
import { type ControlType, type Kind, type KindField, OTHER_CHOICE } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import type { FieldValue, Figures, RecordData } from "./record-data.ts";

const MAX_TEXT_LENGTH = 100_000;
const MAX_LIST_ITEMS = 200;

/** Brings any values into their stored form. A missing value or one of a wrong type becomes empty, never an error. */
export function parseData(kind: Kind, given: unknown): RecordData {
  const values = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), given);
  return Object.fromEntries(fieldsOf(kind).map((field) => [field.name, parseValue(field, values[field.name])]));
}

/** Reads the editor's form. A field that the form does not name keeps its value. */
export function readForm(kind: Kind, form: FormData, before: RecordData): RecordData {
  const values = fieldsOf(kind).map((field) => {
    const given = readField(field, form, before[field.name] ?? null);
    return [field.name, parseValue(field, given === undefined ? before[field.name] : given)];
  });
  return Object.fromEntries(values);
}

function parseValue(field: KindField, value: unknown): FieldValue {
  const parsed = v.parse(controlSchemas[field.control], value) as FieldValue;
  return field.control === "counts" ? countsOf(field, parsed) : parsed;
}

// PostgreSQL refuses NUL, and other control characters are invisible.
const cleanText = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
    .slice(0, MAX_TEXT_LENGTH)
    .trim();

const longTextSchema = v.pipe(
  trimmedText,
  v.transform((value) => (value && cleanText(value)) || null),
);
const lineSchema = v.pipe(
  longTextSchema,
  v.transform((value) => value?.replace(/\s*\n\s*/g, " ") ?? null),
);
const textListSchema = v.pipe(
  textList,
  v.transform((items) =>
    (items ?? [])
      .map((item) => cleanText(item).replace(/\n+/g, " "))
      .filter(Boolean)
      .slice(0, MAX_LIST_ITEMS),
  ),
);
/** A number, or the typed text if it is not one, so that its author can correct it. No column holds more digits. */
const wholeNumberSchema = v.pipe(
  v.fallback(v.union([v.number(), v.string()]), ""),
  v.transform((value) => v.parse(lineSchema, typeof value === "number" ? String(Math.trunc(value)) : value)),
  v.transform((typed) =>
    typed && /^\d{1,9}$/.test(typed.replaceAll(",", "")) ? Number(typed.replaceAll(",", "")) : typed,
  ),
);
const countsSchema = v.fallback(v.record(v.string(), wholeNumberSchema), {});
/** Null for a year that PostgreSQL refuses. */
const dateSchema = v.pipe(
  isoInstant,
  v.transform((value) => (value && /^(?!0000)\d{4}-/.test(value) ? value : null)),
);

const controlSchemas: Record<ControlType, v.GenericSchema<unknown, unknown>> = {
  line: lineSchema,
  text: longTextSchema,
  markdown: longTextSchema,
  choice: lineSchema,
  address: lineSchema,
  slug: lineSchema,
  picture: lineSchema,
  date: dateSchema,
  whole: wholeNumberSchema,
  list: textListSchema,
  results: textListSchema,
  gallery: textListSchema,
  counts: countsSchema,
};

function countsOf({ parts = [] }: KindField, value: FieldValue): Figures {
  const given = value as Figures;
  return Object.fromEntries(parts.map(({ name }) => [name, given[name] ?? 0]));
}

/** Undefined if the form does not name the field. */
function readField(field: KindField, form: FormData, before: FieldValue): unknown {
  const { name, control, parts = [] } = field;
  const texts = (key: string) => form.getAll(key).filter((value) => typeof value === "string");
  const [first] = texts(name);
  // A list without rows is named only in `lists`.
  const isListed = form.getAll("lists").includes(name);
  switch (control) {
    case "choice":
      return first === OTHER_CHOICE ? (texts(`${name}.other`)[0] ?? null) : first;
    case "date":
      // The form holds only the day, so an unchanged day keeps its hour.
      return first === showValue(field, before) ? before : first;
    case "list":
    case "gallery":
      return isListed || first !== undefined ? texts(name) : undefined;
    case "results":
      return isListed || form.has(`${name}.figure`)
        ? joinResults(texts(`${name}.figure`), texts(`${name}.label`))
        : undefined;
    case "counts": {
      const given = parts.flatMap((part) => texts(`${name}.${part.name}`).map((value) => [part.name, value]));
      return given.length > 0 ? Object.fromEntries(given) : undefined;
    }
    default:
      return first;
  }
}

/** A page shows the first word as the figure, so a no-break space joins a unit to its number. */
function joinResults(figures: string[], labels: string[]): string[] {
  return figures.map((figure, index) => `${figure.trim().replace(/\s+/g, "\u00a0")} ${labels[index]?.trim() ?? ""}`);
}
