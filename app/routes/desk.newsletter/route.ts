import { redirect } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import type { Route } from "./+types/route.ts";

/** Who signed up, in the list that they are part of. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return redirect("/desk/enquiries?form=sign_up");
}
