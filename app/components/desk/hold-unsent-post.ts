import { isRouteErrorResponse } from "react-router";
import { type HoldReason, holdPost } from "./held-posts.ts";

type ActionArgs<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * The `clientAction` of every screen with a form to write in. A post that is not accepted waits in the page instead of replacing
 * the page with an error, and is sent again once its author has signed in or is back online (HeldPostsBars).
 *
 *     export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);
 */
export async function holdUnsentPost<Answer>({ request, serverAction }: ActionArgs<Answer>): Promise<Answer> {
  if (!navigator.onLine) return holdInPage("offline", request);
  try {
    return await serverAction();
  } catch (error) {
    const reason = holdReasonOf(error);
    if (!reason || request.signal.aborted) throw error;
    return holdInPage(reason, request);
  }
}

// The promise never settles: the router forgets this attempt when the post is sent again under the same key.
function holdInPage(reason: HoldReason, { url }: Request): Promise<never> {
  const { pathname, search } = new URL(url);
  holdPost(reason, pathname + search);
  return new Promise(() => {});
}

/** The reason to hold a post. Null if the server decided on it, such as by a redirect or a 404. */
function holdReasonOf(error: unknown): HoldReason | null {
  if (error instanceof Response) return null;
  if (isRouteErrorResponse(error)) {
    if (error.status === 401) return "signed-out";
    if (error.status === 429) return "limited";
    return error.status >= 500 ? "failed" : null;
  }
  return navigator.onLine ? "failed" : "offline";
}
