import { requireOperator } from "#app/access/require-operator.server.ts";
import { findAnything, readQuery } from "../search.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = { query: ["q"] };

/** What the finder shows. Not a screen's data: a look that fails must not take the place of the screen below. */
export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const groups = await findAnything(readQuery(request), operator, Date.now());
  return Response.json(groups, { headers: { "Cache-Control": "no-store" } });
}
