import { data, redirect } from "react-router";
import { isCrossSite } from "#app/access/cross-site.server.ts";
import { endSession } from "#app/access/session.server.ts";
import { forgetOwnDrafts } from "#app/components/desk/own-drafts.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import type { Route } from "./+types/route.ts";

/** A link to this address signs nobody out: only a post does. */
export function loader() {
  return redirect("/desk", 303);
}

export async function action({ request }: Route.ActionArgs) {
  if (isCrossSite(request, currentEnv())) throw data({ reason: "cross-site" }, 403);
  const headers = { "Set-Cookie": await endSession(request) };
  return redirect("/desk/sign-in", { status: 303, headers });
}

/** Deletes the operator's unsent drafts from this browser, but only once the server has answered. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (left) {
    if (left instanceof Response) forgetOwnDrafts(String(form.get("operator")));
    throw left;
  }
}
