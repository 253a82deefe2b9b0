import { redirect } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { downloadWords } from "#app/content/desk/downloads.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { readSeenVersions } from "#app/enquiries/act.server.ts";
import { orErrorResponse, streamDownload, textResponse } from "#app/enquiries/download.server.ts";
import { exportEnquiries } from "#app/enquiries/export.server.ts";
import { readEnquiryView, viewSearch } from "#app/enquiries/view.ts";
import { sentFields } from "#app/forms/forms.ts";
import type { Route } from "./+types/route.ts";

/** A GET has nothing to show: an operator who comes back here after signing in goes to the list. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return redirect("/desk/enquiries");
}

/** Sends the chosen enquiries, or all of a view, as a file. It is a post, because every export is recorded as an event. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = form.get("view");
  const view = readEnquiryView(new URLSearchParams(String(asked ?? "")));
  const { operator } = await requireOperator(request, "desk", `/desk/enquiries${viewSearch(view)}`);
  const ids = readSeenVersions(form).map(({ id }) => id);
  if (asked === null && ids.length === 0) return textResponse(downloadWords.nothingChosen, 400);
  const file = { name: enquiryList.exportName, as: "csv" } as const;
  const what = asked === null ? { ids } : { view };
  return orErrorResponse(() => streamDownload(file, exportEnquiries(operator, what, Date.now(), sentFields)));
}
