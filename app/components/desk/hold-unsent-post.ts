import { isRouteErrorResponse } from "react-router";
import { type HoldReason, holdPost } from "./held-posts.ts";

type ActionArgs<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * For the `clientAction` of every screen on which somebody writes. A post that does not get through never replaces the page:
 * it waits in it, and is sent again when its sender has signed in or is back online (HeldPosts).
 *
 *     export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);
 */
export async function holdUnsentPost<Answer>({ request, serverAction }: ActionArgs<Answer>): Promise<Answer> {
  if (!navigator.onLine) return wait("offline", request);
  try {
    return await serverAction();
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason || request.signal.aborted) throw error;
    return wait(reason, request);
  }
}

// Never settles: sending it again under the same key makes the router forget this attempt.
function wait(reason: HoldReason, { url }: Request): Promise<never> {
  const { pathname, search } = new URL(url);
  holdPost(reason, pathname + search);
  return new Promise(() => {});
}

/** Why a post was not taken. Null if the server did answer it, such as with a redirect or a missing record. */
function reasonOf(error: unknown): HoldReason | null {
  if (error instanceof Response) return null;
  if (isRouteErrorResponse(error)) {
    if (error.status === 401) return "signed-out";
    return error.status >= 500 ? "failed" : null;
  }
  return navigator.onLine ? "failed" : "offline";
}
