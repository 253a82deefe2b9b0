import { data } from "react-router";
import type { FormActionResult, Toast } from "#app/lib/form-protocol.ts";
import { ELAPSED, FORM } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";

type ClientActionArgs = { request: Request; serverAction: () => Promise<unknown> };

/**
 * A client action that keeps the form on screen, with what the visitor typed, when the post fails. Without it, a lost
 * connection or an error page from a proxy would replace the page. A post that was refused unread counts as failed too:
 * only the browser knows which form it was.
 */
export function recoverFailedPost(toast: Toast | ((formId: string) => Toast)) {
  return async ({ request, serverAction }: ClientActionArgs) => {
    const formId = String((await request.clone().formData()).get(FORM) ?? "");
    const failed: FormActionResult = {
      verdict: "failed",
      formId,
      toast: typeof toast === "function" ? toast(formId) : toast,
      values: {},
      errors: {},
      submission: null,
    };
    try {
      const answer = (await serverAction()) as FormActionResult | undefined;
      if (!answer || answer.verdict === "accepted") return answer;
      return showFailure(answer.verdict === "refused" ? failed : answer, formId);
    } catch (error) {
      const isAccepted = error instanceof Response && error.status < 400;
      // The redirect leaves this page. Empty the form first, or Back would bring it back filled in, ready to be sent twice.
      if (isAccepted) findPendingForm(formId)?.reset();
      if (isAccepted || request.signal.aborted) throw error;
      console.error(error);
      return showFailure(failed, formId);
    }
  };
}

/** An error status keeps the router from reloading the page's data, which would fail too and take the page away. */
function showFailure(answer: FormActionResult, formId: string) {
  // The form shows its own toast; a visitor who has left its page gets it here.
  if (answer.toast && !findPendingForm(formId)) showToast(answer.toast);
  return data(answer, { status: 502 });
}

/** The form that was sent: rendered busy, or with the time that its submit filled in, where the post failed before that. */
function findPendingForm(formId: string) {
  const sent = `:is([aria-busy=true], :has([name=${ELAPSED}]:not([value=""])))`;
  return document.querySelector<HTMLFormElement>(`form:has([name=${FORM}][value=${formId}])${sent}`);
}
