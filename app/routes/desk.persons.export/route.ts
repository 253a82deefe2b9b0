import { data } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { readPerson } from "#app/enquiries/person.server.ts";
import { exportCsv, exportJson } from "#app/enquiries/person-export.server.ts";
import type { Route } from "./+types/route.ts";

const types = { json: "application/json", csv: "text/csv; charset=utf-8" } as const;

/** The query parameters that it reads. */
export const handle = { query: ["email", "as"] };

/** Everything held about an address as a file. Its name does not say whose it is. */
export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const { searchParams } = new URL(request.url);
  const as = searchParams.get("as") === "csv" ? "csv" : "json";
  const person = await readPerson(searchParams.get("email") ?? "");
  if (person.submissions.length === 0 && person.deliveries.length === 0) throw data(null, 404);
  const details = { as, submissions: person.submissions.length };
  await recordEvent({ operatorId: operator.id, action: "exported", subjectKind: "person", subjectId: "", details });
  const now = new Date().toISOString();
  return new Response(as === "csv" ? exportCsv(person) : exportJson(person, now), {
    headers: {
      "Content-Type": types[as],
      "Content-Disposition": `attachment; filename="person-${now.slice(0, 10)}.${as}"`,
      "Cache-Control": "no-store",
    },
  });
}
