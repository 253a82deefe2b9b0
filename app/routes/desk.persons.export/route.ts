import { requireOperator } from "#app/access/require-operator.server.ts";
import { downloadWords } from "#app/content/desk/downloads.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { orErrorResponse, streamDownload, textResponse } from "#app/enquiries/download.server.ts";
import { type Person, readPerson } from "#app/enquiries/person.server.ts";
import { exportPersonCsv, exportPersonJson } from "#app/enquiries/person-export.server.ts";
import type { Route } from "./+types/route.ts";

/** The query parameters that the export reads. */
export const handle = { query: ["email", "as"] };

/** Sends everything that is held about an address as a file. The file's name does not tell whose data it is. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const email = searchParams.get("email") ?? "";
  const as = searchParams.get("as") === "csv" ? "csv" : "json";
  const { operator } = await requireOperator(request, "desk", `/desk/persons?${new URLSearchParams({ email })}`);
  return orErrorResponse(async () => {
    const person = await readPerson(email, Number.POSITIVE_INFINITY);
    if (person.submissions.length === 0 && person.deliveries.length === 0)
      return textResponse(downloadWords.nothingHeld, 404);
    const details = { as, submissions: person.submissions.length };
    await recordEvent({ operatorId: operator.id, action: "exported", subjectKind: "person", subjectId: "", details });
    return streamDownload({ name: "person", as }, exportChunks(person, as));
  });
}

async function* exportChunks(person: Person, as: "csv" | "json"): AsyncGenerator<string> {
  yield as === "csv" ? exportPersonCsv(person) : exportPersonJson(person, new Date().toISOString());
}
