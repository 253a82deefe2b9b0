import { requireOperator } from "#app/access/require-operator.server.ts";
import { downloadWords } from "#app/content/desk/downloads.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { download, orErrorText, textResponse } from "#app/enquiries/download.server.ts";
import { type Person, readPerson } from "#app/enquiries/person.server.ts";
import { exportCsv, exportJson } from "#app/enquiries/person-export.server.ts";
import type { Route } from "./+types/route.ts";

/** The query parameters that it reads. */
export const handle = { query: ["email", "as"] };

/** Everything held about an address as a file. Its name does not say whose it is. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const email = searchParams.get("email") ?? "";
  const as = searchParams.get("as") === "csv" ? "csv" : "json";
  const { operator } = await requireOperator(request, "desk", `/desk/persons?${new URLSearchParams({ email })}`);
  return orErrorText(async () => {
    const person = await readPerson(email, Number.POSITIVE_INFINITY);
    if (person.submissions.length === 0 && person.deliveries.length === 0)
      return textResponse(downloadWords.nothingHeld, 404);
    const details = { as, submissions: person.submissions.length };
    await recordEvent({ operatorId: operator.id, action: "exported", subjectKind: "person", subjectId: "", details });
    return download({ name: "person", as }, fileOf(person, as));
  });
}

async function* fileOf(person: Person, as: "csv" | "json"): AsyncGenerator<string> {
  yield as === "csv" ? exportCsv(person) : exportJson(person, new Date().toISOString());
}
