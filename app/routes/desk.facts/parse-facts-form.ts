import * as v from "valibot";
import { factsScreen } from "#app/content/desk/facts.ts";
import type { FactName } from "#app/data/facts.server.ts";

const { errors, fields } = factsScreen;

const line = v.pipe(v.string(), v.trim(), v.maxLength(200, errors.long));
const orEmpty = (schema: v.GenericSchema<string, string>) => v.pipe(line, v.union([v.literal(""), schema]));
const url = orEmpty(
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), errors.url),
  ),
);

const schemas: Record<FactName, v.GenericSchema<string, string>> = {
  email: orEmpty(v.pipe(v.string(), v.email(errors.email))),
  phone: orEmpty(v.pipe(v.string(), v.regex(/(\d\D*){5}/, errors.phone))),
  hours: line,
  ...{ clientDashboardUrl: url, instagram: url, linkedin: url, github: url },
};

type Texts = Record<FactName, string>;

/** What was typed, and what is wrong with it. */
export function parseFactsForm(form: FormData): { values: Texts; errors: Partial<Texts> } {
  const parsed = fields.map(({ name }) => {
    const typed = String(form.get(name) ?? "");
    const result = v.safeParse(schemas[name], typed);
    return { name, value: result.success ? result.output : typed, error: errorOf(result) };
  });
  return {
    values: Object.fromEntries(parsed.map(({ name, value }) => [name, value])) as Texts,
    errors: Object.fromEntries(parsed.flatMap(({ name, error }) => (error ? [[name, error]] : []))),
  };
}

/** A union says what each of its parts expected; the last one is ours. */
function errorOf(result: v.SafeParseResult<v.GenericSchema<string, string>>): string | undefined {
  if (result.success) return undefined;
  const [issue] = result.issues;
  return issue.issues?.at(-1)?.message ?? issue.message;
}
