import { requireOperator } from "#app/access/require-operator.server.ts";
import { findAnything, readSearchQuery } from "../search.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = { query: ["q"] };

/** The finder's results. They have a route of their own, because a search that fails must not replace the screen below. */
export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const groups = await findAnything(readSearchQuery(request), operator, Date.now());
  return Response.json(groups, { headers: { "Cache-Control": "no-store" } });
}
