import * as v from "valibot";
import { factsWords } from "#app/content/desk/facts.ts";
import type { FactName } from "#app/data/facts.server.ts";

const { errors, fields } = factsWords;

const lineSchema = v.pipe(v.string(), v.trim(), v.maxLength(200, errors.long));
const emptyOr = (schema: v.GenericSchema<string, string>) => v.pipe(lineSchema, v.union([v.literal(""), schema]));
const urlSchema = emptyOr(
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), errors.url),
  ),
);

const factSchemas: Record<FactName, v.GenericSchema<string, string>> = {
  email: emptyOr(v.pipe(v.string(), v.email(errors.email))),
  phone: emptyOr(v.pipe(v.string(), v.regex(/(\d\D*){5}/, errors.phone))),
  hours: lineSchema,
  ...{ clientDashboardUrl: urlSchema, instagram: urlSchema, linkedin: urlSchema, github: urlSchema },
};

type FactTexts = Record<FactName, string>;

/** Returns the typed values, and an error for each value that is wrong. */
export function parseFactsForm(form: FormData): { values: FactTexts; errors: Partial<FactTexts> } {
  const parsed = fields.map(({ name }) => {
    const typed = String(form.get(name) ?? "");
    const result = v.safeParse(factSchemas[name], typed);
    return { name, value: result.success ? result.output : typed, error: errorMessage(result) };
  });
  return {
    values: Object.fromEntries(parsed.map(({ name, value }) => [name, value])) as FactTexts,
    errors: Object.fromEntries(parsed.flatMap(({ name, error }) => (error ? [[name, error]] : []))),
  };
}

/** A failed union lists an issue for each of its schemas. The last issue carries our own message. */
function errorMessage(result: v.SafeParseResult<v.GenericSchema<string, string>>): string | undefined {
  if (result.success) return undefined;
  const [issue] = result.issues;
  return issue.issues?.at(-1)?.message ?? issue.message;
}
