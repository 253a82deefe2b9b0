/** The embedded store takes a hundred values in one statement, and an address has its limits too. */
export const MAX_VALUES_PER_STATEMENT = 90;

type FilterableQuery = {
  eq(column: string, value: string): unknown;
  filter(column: string, operator: string, value: string): unknown;
};

/** Rows whose column is exactly this text. */
export function whereEquals<Query>(query: Query, column: string, value: string): Query {
  const rows = query as FilterableQuery;
  return (needsQuotes(value) ? rows.filter(column, "in", `(${quoteValue(value)})`) : rows.eq(column, value)) as Query;
}

/** Keeps rows whose column is one of these strings, `MAX_VALUES` of them at most. */
export function whereIn<Query>(query: Query, column: string, values: readonly string[]): Query {
  return (query as FilterableQuery).filter(column, "in", `(${values.map(quoteValue).join()})`) as Query;
}

/** A text for `like`: its special characters become `_`, which stands for any one, since stores differ in how to escape them. */
export function toLikeText(text: string): string {
  return text.replace(/[%_*?[\\]/g, "_");
}

/** Unquoted, the embedded store would read the value as a list, an object, a boolean or a number. */
function needsQuotes(value: string) {
  return Number.isFinite(Number(value || Number.NaN)) || /^\s*[{["]|^(?:true|false|null)$/i.test(value);
}

function quoteValue(value: string) {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
