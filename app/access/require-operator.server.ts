import { data, redirect } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { isCrossSite } from "./cross-site.server.ts";
import { hasRight, type OperatorRight } from "./rights.ts";
import { readSession, type SignedIn } from "./session.server.ts";

/**
 * Call this first in every loader and action of the desk. A stranger's GET redirects to sign in and back; a stranger's post
 * gets 401, so that its page can keep the typed text. A download has no page and gives in `back` where signing in should lead.
 */
export async function requireOperator(
  request: Request,
  right: OperatorRight = "desk",
  back?: string,
): Promise<SignedIn> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && isCrossSite(request, currentEnv())) throw data({ reason: "cross-site" }, 403);
  const signedIn = await readSession(request);
  if (!signedIn && (isRead || back)) throw redirect(signInPath(back ?? pagePathOf(request)), 303);
  if (!signedIn) throw data({ reason: "signed-out" }, 401);
  if (!hasRight(signedIn.operator.role, right)) throw data({ reason: "no-right", right }, 403);
  return signedIn;
}

function signInPath(to: string): string {
  return `/desk/sign-in?${new URLSearchParams({ to })}`;
}

/** The router adds `.data` and `_routes` to the address of a page whose data it requests; both are removed. */
function pagePathOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return pathname.replace(/\.data$/, "") + search;
}
