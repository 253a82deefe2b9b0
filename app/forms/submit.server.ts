import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { CLIENT_ADDRESS } from "#app/config/client-address.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { log } from "#app/config/log.server.ts";
import { getSubmission } from "#app/data/submissions.server.ts";
import { attempt, systemClock } from "#app/integrations/delivery.server.ts";
import { configuredWebhook, type Send } from "#app/integrations/webhook.server.ts";
import { FORM } from "#app/lib/form-protocol.ts";
import { isBot } from "./bot-check.ts";
import { isCrossSite } from "./cross-site.server.ts";
import type { Form } from "./forms.ts";
import { keep, type Pace, wordsOf } from "./keep.server.ts";
import { networkOf } from "./network.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.server.ts";
import { type Fields, readFields } from "./read-fields.server.ts";
import { contentId, givenId, rowId, SAME_POST_MS, type Sender } from "./submission-id.server.ts";

export type Values = Record<string, string>;

type Refusal = 400 | 403 | 405 | 413 | 415;

export type Verdict =
  | { verdict: "accepted"; form: Form }
  | { verdict: "invalid"; form: Form; values: Values; errors: Values; submission: string | null }
  | { verdict: "failed"; form: Form; values: Values; submission: string }
  | { verdict: "limited"; form: Form; values: Values; submission: string | null }
  /** Of several forms of a page the first stands for one that could not be told. */
  | { verdict: "refused"; form: Form; status: Refusal };

/** A page has one form, or several that say which they are. */
export type Candidates = Form | readonly [Form, ...Form[]];

export type Surroundings = { send?: Send; pace: Pace; limit: RateLimit };

/** The one way of every form: checks, stores, delivers, and says what came of it. Bad input never throws. */
export async function submit(
  request: Request,
  candidates: Candidates,
  surroundings: Surroundings = system(),
): Promise<Verdict> {
  const [first, ...others] = [candidates].flat() as [Form, ...Form[]];
  const refuse = (status: Refusal): Verdict => ({ verdict: "refused", form: first, status });
  if (request.method !== "POST") return refuse(405);
  if (isCrossSite(request, currentEnv())) return refuse(403);
  const fields = await readFields(request);
  if ("refused" in fields) return refuse(fields.refused);
  const named = [first, ...others].find(({ formId }) => formId === fields.get(FORM));
  const form = others.length === 0 ? first : named;
  return form ? submitFields(request, form, fields, surroundings) : refuse(400);
}

async function submitFields(
  request: Request,
  form: Form,
  fields: Fields,
  surroundings: Surroundings,
): Promise<Verdict> {
  const { send, pace, limit } = surroundings;
  const values = Object.fromEntries(form.fields.map((name) => [name, fields.get(name) ?? ""]));
  const isSpam = isBot(fields);
  const parsed = v.safeParse(form.schema, values);
  const given = givenId(fields) ?? null;
  if (!parsed.success && !isSpam)
    return { verdict: "invalid", form, values, errors: firstErrors(parsed.issues), submission: given };

  const sender = senderOf(request, form);
  if (!(await limit(`${form.formId} ${sender.network}`)))
    return { verdict: "limited", form, values, submission: given };

  const body = form.makeBody(parsed.success ? parsed.output : values, new Date(pace.now()).toISOString());
  const words = wordsOf(body);
  let submission = given ?? contentId(sender, words, pace.now());
  try {
    if (!given) submission = await recentId(sender, words, pace.now());
    const ids: [string, string] = [rowId(sender, submission), rowId(sender, submission, words)];
    const destination = isSpam ? "spam" : send ? "webhook" : "store";
    const ours = await keep({ ids, formType: form.formType, formId: form.formId, body, destination }, pace);
    if (!ours || !send) return { verdict: "accepted", form };
    const { kind } = await attempt(ours, send, pace);
    // Without an answer it may have arrived, and it will be sent again: the visitor has nothing to do.
    if (kind === "delivered" || kind === "timeout") return { verdict: "accepted", form };
  } catch (error) {
    log.error({ err: error, form: form.formId }, "a submission could not be stored");
  }
  return { verdict: "failed", form, values, submission };
}

function senderOf({ headers }: Request, { formId }: Form): Sender {
  const network = networkOf(headers.get(CLIENT_ADDRESS) ?? "unknown");
  return { formId, network, userAgent: headers.get("user-agent") ?? "" };
}

/** Windows of time have edges: a post just after one belongs to its twin just before. */
async function recentId(sender: Sender, words: string, now: number) {
  const before = contentId(sender, words, now - SAME_POST_MS);
  const twin = await getSubmission(rowId(sender, before));
  return twin && now - Date.parse(twin.createdAt) < SAME_POST_MS ? before : contentId(sender, words, now);
}

function firstErrors(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Values {
  const { nested = {} } = v.flatten(issues);
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? ""]));
}

let shared: Surroundings | undefined;

function system() {
  shared ??= {
    send: configuredWebhook(currentEnv()),
    pace: { ...systemClock, wait: sleep },
    limit: createRateLimit(),
  };
  return shared;
}
