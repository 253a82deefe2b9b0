import { data, redirect } from "react-router";
import type { FormAnswer, Toast } from "#app/lib/form-answer.ts";
import type { Verdict } from "./submit.server.ts";

type Options = {
  /** Where a success leads. Without it the page shows the form's toast. */
  redirectTo?: string;
};

/** Turns a verdict into the action's answer. A page that shows a success may be reloaded: its post is a replay then. */
export function answer(verdict: Verdict, { redirectTo }: Options = {}) {
  if (verdict.verdict === "accepted" && redirectTo) return redirect(redirectTo, 303);
  return data<FormAnswer>(
    {
      verdict: verdict.verdict,
      formId: verdict.form.formId,
      toast: toastOf(verdict),
      values: "values" in verdict ? verdict.values : {},
      errors: "errors" in verdict ? verdict.errors : {},
      submission: "submission" in verdict ? verdict.submission : null,
    },
    statusOf(verdict),
  );
}

function toastOf({ verdict, form }: Verdict): Toast | null {
  if (verdict === "invalid") return null;
  return (verdict === "accepted" ? form.succeeded : form.failed) ?? null;
}

function statusOf(verdict: Verdict) {
  if (verdict.verdict === "refused") return verdict.status;
  return { accepted: 200, invalid: 400, failed: 502, limited: 429 }[verdict.verdict];
}
