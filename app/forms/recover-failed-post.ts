import { data } from "react-router";
import type { FormActionResult, Toast } from "#app/lib/form-protocol.ts";
import { ELAPSED_FIELD, FORM_FIELD } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";

type ClientActionArgs = { request: Request; serverAction: () => Promise<unknown> };

/**
 * A client action that keeps the form and its text on screen when a post fails; otherwise a lost connection or a proxy's
 * error page would replace the page. For a post refused unread, only the browser knows which form it was.
 */
export function recoverFailedPost(toast: Toast | ((formId: string) => Toast)) {
  return async ({ request, serverAction }: ClientActionArgs) => {
    const formId = String((await request.clone().formData()).get(FORM_FIELD) ?? "");
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
      // Empty the form before the redirect leaves the page: otherwise Back would show it filled in, ready to be sent again.
      if (isAccepted) findPendingForm(formId)?.reset();
      if (isAccepted || request.signal.aborted) throw error;
      console.error(error);
      return showFailure(failed, formId);
    }
  };
}

/** The error status keeps the router from reloading the page's data: a failed reload would replace the page. */
function showFailure(answer: FormActionResult, formId: string) {
  // The form shows its toast itself unless the visitor has left the form's page.
  if (answer.toast && !findPendingForm(formId)) showToast(answer.toast);
  return data(answer, { status: 502 });
}

/** The form that was sent: marked busy or, if the post failed before that, with the time that its submit filled in. */
function findPendingForm(formId: string) {
  const sent = `:is([aria-busy=true], :has([name=${ELAPSED_FIELD}]:not([value=""])))`;
  return document.querySelector<HTMLFormElement>(`form:has([name=${FORM_FIELD}][value=${formId}])${sent}`);
}
