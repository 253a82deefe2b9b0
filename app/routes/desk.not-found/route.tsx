import { data } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { deskErrors } from "#app/content/desk/screen-states.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = () => [{ title: deskTitle(deskErrors.notFound.title) }];

/** Answers 404 for any address below /desk that is no screen. The layout shows the error. */
export async function loader({ request }: Route.LoaderArgs): Promise<never> {
  await requireOperator(request);
  throw data(null, 404);
}

export { loader as action };

export default function Page() {
  return null;
}
