import { requireOperator } from "#app/access/require-operator.server.ts";
import { deskVersion } from "#app/enquiries/live.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = { query: ["since"] };

/** 204 as long as nothing has changed since the version that the page was made of. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const version = await deskVersion();
  const headers = { "Cache-Control": "no-store" };
  const isSame = new URL(request.url).searchParams.get("since") === version;
  return isSame ? new Response(null, { status: 204, headers }) : Response.json({ version }, { headers });
}
