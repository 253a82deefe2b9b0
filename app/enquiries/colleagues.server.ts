import { listOperators } from "#app/data/operators.server.ts";

export type Colleague = { id: string; name: string };

/** The names of all operators by id, former ones too, and the active ones, who can be assigned an enquiry. */
export async function readColleagues(): Promise<{ names: Map<string, string>; active: Colleague[] }> {
  const operators = await listOperators();
  return {
    names: new Map(operators.map(({ id, name }) => [id, name])),
    active: operators.filter(({ disabledAt }) => !disabledAt).map(({ id, name }) => ({ id, name })),
  };
}
