import { redirect } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { getEnquiries } from "#app/data/enquiries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { MAX_AT_ONCE, readSeen } from "#app/enquiries/act.server.ts";
import { readColleagues } from "#app/enquiries/colleagues.server.ts";
import { exportCsv } from "#app/enquiries/export.server.ts";
import type { Route } from "./+types/route.ts";

/** There is nothing to read: whoever comes back after signing in goes to the list. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return redirect("/desk/enquiries");
}

/** The chosen enquiries as a file. A post, since who exports what is an event. */
export async function action({ request }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  const chosen = readSeen(await request.formData()).slice(0, MAX_AT_ONCE);
  const [enquiries, { names }] = await Promise.all([getEnquiries(chosen.map(({ id }) => id)), readColleagues()]);
  const csv = await exportCsv(enquiries, names);
  for (const { id } of enquiries)
    await recordEvent({ operatorId: operator.id, action: "exported", subjectKind: "enquiry", subjectId: id });
  const name = `${enquiryList.exportName}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
