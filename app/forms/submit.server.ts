import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { log } from "#app/config/log.server.ts";
import { getSubmission } from "#app/data/submissions.server.ts";
import { attemptDelivery, systemClock } from "#app/integrations/delivery.server.ts";
import { configuredWebhook, type Send } from "#app/integrations/webhook.server.ts";
import { FORM } from "#app/lib/form-protocol.ts";
import { isBot } from "./bot-check.ts";
import { isCrossSite } from "./cross-site.server.ts";
import type { Form } from "./forms.ts";
import { networkOf } from "./network.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.server.ts";
import { type Fields, readFields } from "./read-fields.server.ts";
import { contentKey, storeOnce, type Timing } from "./store-once.server.ts";
import { DEDUP_WINDOW_MS, deriveKey, readKey, rowId, type Sender } from "./submission-id.server.ts";

export type Values = Record<string, string>;

type RefusalStatus = 400 | 403 | 405 | 413 | 415;

export type Verdict =
  | { verdict: "accepted"; form: Form }
  | { verdict: "invalid"; form: Form; values: Values; errors: Values; submission: string | null }
  | { verdict: "failed"; form: Form; values: Values; submission: string }
  | { verdict: "limited"; form: Form; values: Values; submission: string | null }
  /** A refused post may not say which of the page's forms it was: then `form` is the first. */
  | { verdict: "refused"; form: Form; status: RefusalStatus };

/** One form, or several that each post their id. */
export type Candidates = Form | readonly [Form, ...Form[]];

export type SubmitDeps = { send?: Send; timing: Timing; limit: RateLimit };

/** The pipeline of every form: check, store, deliver. Bad input is a verdict, never an exception. */
export async function submit(
  request: Request,
  candidates: Candidates,
  deps: SubmitDeps = systemDeps(),
): Promise<Verdict> {
  const [first, ...others] = [candidates].flat() as [Form, ...Form[]];
  const refuse = (status: RefusalStatus): Verdict => ({ verdict: "refused", form: first, status });
  if (request.method !== "POST") return refuse(405);
  if (isCrossSite(request, currentEnv())) return refuse(403);
  const fields = await readFields(request);
  if ("refused" in fields) return refuse(fields.refused);
  const named = [first, ...others].find(({ formId }) => formId === fields.get(FORM));
  const form = others.length === 0 ? first : named;
  return form ? submitFields(request, form, fields, deps) : refuse(400);
}

async function submitFields(request: Request, form: Form, fields: Fields, deps: SubmitDeps): Promise<Verdict> {
  const { send, timing, limit } = deps;
  const values = Object.fromEntries(form.fields.map((name) => [name, fields.get(name) ?? ""]));
  const isSpam = isBot(fields);
  const parsed = v.safeParse(form.schema, values);
  const sentKey = readKey(fields) ?? null;
  if (!parsed.success && !isSpam)
    return { verdict: "invalid", form, values, errors: firstErrors(parsed.issues), submission: sentKey };

  const sender = senderOf(request, form);
  if (!(await limit(`${form.formId} ${sender.network}`)))
    return { verdict: "limited", form, values, submission: sentKey };

  const body = form.makeBody(parsed.success ? parsed.output : values, new Date(timing.now()).toISOString());
  const content = contentKey(body);
  let key = sentKey ?? deriveKey(sender, content, timing.now());
  try {
    if (!sentKey) key = await recentKey(sender, content, timing.now());
    const ids: [string, string] = [rowId(sender, key), rowId(sender, key, content)];
    const destination = isSpam ? "spam" : send ? "webhook" : "store";
    const ours = await storeOnce({ ids, formType: form.formType, formId: form.formId, body, destination }, timing);
    if (!ours || !send) return { verdict: "accepted", form };
    const { kind } = await attemptDelivery(ours, send, timing);
    // After a timeout it may have arrived and will be retried, so the visitor must not send it again.
    if (kind === "delivered" || kind === "timeout") return { verdict: "accepted", form };
  } catch (error) {
    log.error({ err: error, form: form.formId }, "a submission could not be stored");
  }
  return { verdict: "failed", form, values, submission: key };
}

function senderOf({ headers }: Request, { formId }: Form): Sender {
  const network = networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
  return { formId, network, userAgent: headers.get("user-agent") ?? "" };
}

/** A repeat may fall into the next window: it gets the key of the post it repeats. */
async function recentKey(sender: Sender, content: string, now: number) {
  const previousKey = deriveKey(sender, content, now - DEDUP_WINDOW_MS);
  const previous = await getSubmission(rowId(sender, previousKey));
  const isRepeat = previous && now - Date.parse(previous.createdAt) < DEDUP_WINDOW_MS;
  return isRepeat ? previousKey : deriveKey(sender, content, now);
}

function firstErrors(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Values {
  const { nested = {} } = v.flatten(issues);
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? ""]));
}

let shared: SubmitDeps | undefined;

function systemDeps() {
  shared ??= {
    send: configuredWebhook(currentEnv()),
    timing: { ...systemClock, wait: sleep },
    limit: createRateLimit(),
  };
  return shared;
}
