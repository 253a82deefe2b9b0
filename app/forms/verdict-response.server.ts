import { data, redirect } from "react-router";
import type { FormActionResult } from "#app/lib/form-protocol.ts";
import type { Verdict } from "./submit.server.ts";

/** The action's response to a verdict. Reloading the page of a success posts again, which `storeOnce` ignores. */
export function verdictResponse(verdict: Verdict) {
  const { succeeded, failed, formId } = verdict.form;
  const outcome = verdict.verdict === "accepted" ? succeeded : failed;
  if ("to" in outcome) return redirect(outcome.to, 303);
  return data<FormActionResult>(
    {
      verdict: verdict.verdict,
      formId,
      toast: verdict.verdict === "invalid" ? null : outcome,
      values: "values" in verdict ? verdict.values : {},
      errors: "errors" in verdict ? verdict.errors : {},
      submission: "submission" in verdict ? verdict.submission : null,
    },
    statusOfVerdict(verdict),
  );
}

function statusOfVerdict(verdict: Verdict) {
  if (verdict.verdict === "refused") return verdict.status;
  return { accepted: 200, invalid: 400, failed: 502, limited: 429 }[verdict.verdict];
}
