import { redirect } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import type { Route } from "./+types/route.ts";

/** Leads to the newsletter's sign-ups, which are part of the list of enquiries. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return redirect("/desk/enquiries?form=sign_up");
}
