import * as v from "valibot";

// Schemas for columns of the store. A column that is null, missing or of an unexpected type must not break a page.

// The embedded store returns a text that is valid JSON as an object or a list; this schema makes it text again.
const textOrJson = v.pipe(
  v.union([v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((value) => (typeof value === "string" ? value : JSON.stringify(value))),
);

/** A text exactly as somebody wrote it, with its leading and trailing blanks. */
export const untrimmedText = textOrJson;

export const trimmedText = v.nullish(
  v.fallback(
    v.pipe(
      textOrJson,
      v.transform((value) => value.trim() || null),
    ),
    null,
  ),
  null,
);

export const keyText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

export const textList = v.nullish(
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => items.filter((item): item is string => typeof item === "string" && item.trim() !== "")),
    ),
    [],
  ),
  [],
);

export const wholeNumber = v.nullish(
  v.fallback(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((value) => Number.parseInt(String(value), 10)),
      v.transform((value) => (Number.isFinite(value) ? value : null)),
    ),
    null,
  ),
  null,
);

/** A time as an ISO text in UTC. A time without a zone is taken as UTC. */
export const isoInstant = v.nullish(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => {
        const date = new Date(addMissingZone(value.trim().replace(" ", "T")));
        return Number.isNaN(date.getTime()) ? null : date.toISOString();
      }),
    ),
    null,
  ),
  null,
);

function addMissingZone(value: string) {
  // A date alone becomes noon UTC, which is the same day in Toronto.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T12:00:00Z`;
  if (/[+-]\d\d$/.test(value) && value.includes(":")) return `${value}:00`;
  return value.includes(":") && !/(z|[+-]\d\d:?\d\d)$/i.test(value) ? `${value}Z` : value;
}

/** Makes a parser that turns a row into an app type, or into null if the row does not fit the schema: it lacks an id or a slug. */
export function rowParser<TSchema extends v.GenericSchema>(schema: TSchema) {
  return (row: unknown): v.InferOutput<TSchema> | null => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? parsed.output : null;
  };
}
