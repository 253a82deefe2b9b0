import { data } from "react-router";
import type { FormAnswer, Toast } from "#app/lib/form-protocol.ts";
import { FORM } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";

type ClientActionArgs = { serverAction: () => Promise<unknown> };

/**
 * The browser's side of an action: a post that does not come back, or comes back as something else than an answer, is a
 * failure that the form shows. Left alone it would replace the page, and with it what the visitor typed. One that was
 * refused unread is a failure too: only here is it known which form it was.
 */
export function keepForm(toast: Toast | ((formId: string) => Toast)) {
  return async ({ request, serverAction }: ClientActionArgs & { request: Request }) => {
    const formId = String((await request.clone().formData()).get(FORM) ?? "");
    const failed: FormAnswer = {
      verdict: "failed",
      formId,
      toast: typeof toast === "function" ? toast(formId) : toast,
      values: {},
      errors: {},
      submission: null,
    };
    try {
      const answer = (await serverAction()) as FormAnswer | undefined;
      if (!answer || answer.verdict === "accepted") return answer;
      return unsent(answer.verdict === "refused" ? failed : answer, formId);
    } catch (error) {
      // Emptied before its page is left: a browser that comes back to it fills in what it held, and it would be sent again.
      const isAccepted = error instanceof Response && error.status < 400;
      if (isAccepted) formOnScreen(formId)?.reset();
      if (isAccepted || request.signal.aborted) throw error;
      console.error(error);
      return unsent(failed, formId);
    }
  };
}

/** With a status, or the router would ask for the page's data again, fail as well, and take the page away. */
function unsent(answer: FormAnswer, formId: string) {
  // Who has moved on is told where they are.
  if (answer.toast && !formOnScreen(formId)) showToast(answer.toast);
  return data(answer, { status: 502 });
}

function formOnScreen(formId: string) {
  return document.querySelector<HTMLFormElement>(`form[aria-busy=true]:has([name=${FORM}][value=${formId}])`);
}
