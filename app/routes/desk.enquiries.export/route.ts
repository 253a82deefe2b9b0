import { redirect } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { downloadWords } from "#app/content/desk/downloads.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { readSeen } from "#app/enquiries/act.server.ts";
import { download, orErrorText, textResponse } from "#app/enquiries/download.server.ts";
import { exportEnquiries } from "#app/enquiries/export.server.ts";
import { readEnquiryView, viewSearch } from "#app/enquiries/view.ts";
import { sentFields } from "#app/forms/forms.ts";
import type { Route } from "./+types/route.ts";

/** There is nothing to read: whoever comes back after signing in goes to the list. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return redirect("/desk/enquiries");
}

/** The chosen enquiries, or all of a view, as a file. A post, since who exports what is an event. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = form.get("view");
  const view = readEnquiryView(new URLSearchParams(String(asked ?? "")));
  const { operator } = await requireOperator(request, "desk", `/desk/enquiries${viewSearch(view)}`);
  const ids = readSeen(form).map(({ id }) => id);
  if (asked === null && ids.length === 0) return textResponse(downloadWords.nothingChosen, 400);
  const file = { name: enquiryList.exportName, as: "csv" } as const;
  const what = asked === null ? { ids } : { view };
  return orErrorText(() => download(file, exportEnquiries(operator, what, Date.now(), sentFields)));
}
