/** The embedded store takes at most a hundred values in one statement, and values in a URL make it longer. */
export const MAX_VALUES_PER_STATEMENT = 90;

type FilterableQuery = {
  eq(column: string, value: string): unknown;
  is(column: string, value: null): unknown;
  filter(column: string, operator: string, value: string): unknown;
};

/** Keeps the rows whose column is exactly this text. */
export function whereEquals<Query>(query: Query, column: string, value: string): Query {
  const rows = query as FilterableQuery;
  return (needsQuotes(value) ? rows.filter(column, "in", `(${quoteValue(value)})`) : rows.eq(column, value)) as Query;
}

/** Keeps the rows whose uuid column is this value. PostgreSQL refuses to compare it with other text, so that finds no row. */
export function whereUuidEquals<Query>(query: Query, column: string, value: string): Query {
  const rows = query as FilterableQuery;
  return (isUuid(value) ? rows.eq(column, value) : rows.is(column, null)) as Query;
}

function isUuid(value: string) {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}

/** Keeps the rows whose column is one of these texts, at most `MAX_VALUES_PER_STATEMENT` of them. */
export function whereIn<Query>(query: Query, column: string, values: readonly string[]): Query {
  return (query as FilterableQuery).filter(column, "in", `(${values.map(quoteValue).join()})`) as Query;
}

/** A text for `like`. Special characters become `_`, which matches any character, because stores differ in how to escape them. */
export function toLikeText(text: string): string {
  return text.replace(/[%_*?[\\]/g, "_");
}

/** Whether the embedded store would read the unquoted value as a list, an object, a boolean or a number. */
function needsQuotes(value: string) {
  return Number.isFinite(Number(value || Number.NaN)) || /^\s*[{["]|^(?:true|false|null)$/i.test(value);
}

function quoteValue(value: string) {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
