import type { FormAnswer, Toast } from "#app/lib/form-answer.ts";
import { FORM } from "#app/lib/form-fields.ts";

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
      return answer?.verdict === "refused" ? failed : answer;
    } catch (error) {
      const isAccepted = error instanceof Response && error.status < 400;
      if (isAccepted) empty(formId);
      if (isAccepted || request.signal.aborted) throw error;
      console.error(error);
      return failed;
    }
  };
}

/** Before its page is left: a browser that comes back to it fills in what it held, and it would be sent once more. */
function empty(formId: string) {
  for (const form of document.forms)
    if ((form.elements.namedItem(FORM) as HTMLInputElement | null)?.value === formId) form.reset();
}
