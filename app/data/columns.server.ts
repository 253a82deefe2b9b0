import * as v from "valibot";

// A column may be null, missing or of another type than expected: none of that may break a page.

// The embedded store hands out a text that is a list or an object in JSON as what it says.
const written = v.pipe(
  v.union([v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((value) => (typeof value === "string" ? value : JSON.stringify(value))),
);

export const text = v.nullish(
  v.fallback(
    v.pipe(
      written,
      v.transform((value) => value.trim() || null),
    ),
    null,
  ),
  null,
);

export const key = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

export const list = v.nullish(
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

/** An ISO instant. Stores that leave the zone out mean UTC. */
export const instant = v.nullish(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => {
        const date = new Date(withZone(value.trim().replace(" ", "T")));
        return Number.isNaN(date.getTime()) ? null : date.toISOString();
      }),
    ),
    null,
  ),
  null,
);

function withZone(value: string) {
  // A day alone is that day wherever the site's clock stands.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T12:00:00Z`;
  if (/[+-]\d\d$/.test(value) && value.includes(":")) return `${value}:00`;
  return value.includes(":") && !/(z|[+-]\d\d:?\d\d)$/i.test(value) ? `${value}Z` : value;
}

/** Turns a row into an app type, or into nothing when it has no identity to link to. */
export function parser<TSchema extends v.GenericSchema>(schema: TSchema) {
  return (row: unknown): v.InferOutput<TSchema> | null => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? parsed.output : null;
  };
}
