import { requireOperator } from "#app/access/require-operator.server.ts";
import { deskVersion } from "#app/enquiries/live.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = { query: ["since"] };

/** Answers 204 while nothing has changed since the version that the screen shows, otherwise with the new version and who is signed in. */
export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const version = await deskVersion();
  const headers = { "Cache-Control": "no-store" };
  const isSame = new URL(request.url).searchParams.get("since") === version;
  return isSame
    ? new Response(null, { status: 204, headers })
    : Response.json({ version, operatorId: operator.id }, { headers });
}
