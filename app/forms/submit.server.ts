import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { isCrossSite } from "#app/access/cross-site.server.ts";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { log } from "#app/config/log.server.ts";
import { getSubmission } from "#app/data/submissions.server.ts";
import { type Channels, configuredChannels } from "#app/integrations/channels.server.ts";
import { attemptDelivery, systemClockAndRandom } from "#app/integrations/delivery.server.ts";
import { contentKey } from "#app/integrations/notice-delivery.server.ts";
import { finishBeforeShutdown } from "#app/integrations/running-attempts.server.ts";
import { FORM_FIELD } from "#app/lib/form-protocol.ts";
import { networkOf } from "#app/lib/network.ts";
import { isBot } from "./bot-check.ts";
import type { Form } from "./forms.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.server.ts";
import { type PostedFields, readFields } from "./read-fields.server.ts";
import { referringPage } from "./referring-page.ts";
import { findRowIds } from "./row-ids.server.ts";
import { createSpamRoomCheck } from "./spam-room.server.ts";
import { type PostToStore, storeOnce, type Timing } from "./store-once.server.ts";
import { DEDUP_WINDOW_MS, deriveKey, readSentKey, type Sender } from "./submission-id.server.ts";

/** A visitor waits this long for storing, for another request's attempt and for the first attempt together. */
const VISITOR_WAIT_MS = 8_000;

export type Values = Record<string, string>;

type RefusalStatus = 400 | 403 | 405 | 413 | 415;

export type Verdict =
  | { verdict: "accepted"; form: Form }
  | { verdict: "invalid"; form: Form; values: Values; errors: Values; submission: string | null }
  | { verdict: "failed"; form: Form; values: Values; submission: string }
  | { verdict: "limited"; form: Form; values: Values; submission: string | null }
  /** A refused post may not name its form: then `form` is the page's first. */
  | { verdict: "refused"; form: Form; status: RefusalStatus };

/** The forms that a page may post. With several, the id that is posted says which. */
export type FormCandidates = Form | readonly [Form, ...Form[]];

export type SubmitDeps = {
  channels: Channels;
  /** The address that notices go to. */
  notify?: string;
  timing: Timing;
  /** Called when a post has arrived; resolves when its visitor has waited long enough. */
  deadline: () => Promise<unknown>;
  limit: RateLimit;
  /** Whether spam of this size may still be stored. */
  hasSpamRoom: (bytes: number) => Promise<boolean>;
};

/** The pipeline of every form: check, store, deliver. Bad input is a verdict, never an exception. */
export async function submit(
  request: Request,
  candidates: FormCandidates,
  deps: SubmitDeps = systemDeps(),
): Promise<Verdict> {
  const [first, ...others] = [candidates].flat() as [Form, ...Form[]];
  const refuse = (status: RefusalStatus): Verdict => ({ verdict: "refused", form: first, status });
  if (request.method !== "POST") return refuse(405);
  if (isCrossSite(request, currentEnv())) return refuse(403);
  const fields = await readFields(request);
  if ("refused" in fields) return refuse(fields.refused);
  const named = [first, ...others].find(({ formId }) => formId === fields.get(FORM_FIELD));
  const form = others.length === 0 ? first : named;
  return form ? submitFields(request, form, fields, deps) : refuse(400);
}

async function submitFields(request: Request, form: Form, fields: PostedFields, deps: SubmitDeps): Promise<Verdict> {
  const { timing, deadline, limit } = deps;
  const waited = deadline();
  const values = Object.fromEntries(form.fields.map((name) => [name, fields.get(name) ?? ""]));
  const sentKey = readSentKey(fields) ?? null;
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  const bytes = Buffer.byteLength(JSON.stringify(values));
  if (!(await limit({ formId: form.formId, address, bytes, isInternal: form.isInternal })))
    return { verdict: "limited", form, values, submission: sentKey };

  const isSpam = isBot(fields);
  const parsed = v.safeParse(form.schema, values);
  if (!parsed.success && !isSpam)
    return { verdict: "invalid", form, values, errors: firstErrors(parsed.issues), submission: sentKey };

  const sender = {
    formId: form.formId,
    network: networkOf(address),
    userAgent: request.headers.get("user-agent") ?? "",
  };
  const body = form.makeBody(parsed.success ? parsed.output : values, new Date(timing.now()).toISOString());
  const page = referringPage(request, currentEnv().SITE_URL);
  const progress = { key: sentKey ?? deriveKey(sender, contentKey(body), timing.now()), isStored: false };
  const verdict = (isAccepted: boolean): Verdict =>
    isAccepted ? { verdict: "accepted", form } : { verdict: "failed", form, values, submission: progress.key };
  return Promise.race([
    finishBeforeShutdown(() =>
      storeAndAttempt({ form, sender, body, bytes, page, isSpam, sentKey }, progress, deps),
    ).then(verdict),
    // When the wait is over, a stored post counts as accepted: its attempt goes on. Otherwise the visitor retries with the same key.
    waited.then(() => verdict(progress.isStored)),
  ]);
}

type AcceptedPost = Pick<PostToStore, "body" | "page" | "isSpam"> & {
  form: Form;
  sender: Sender;
  bytes: number;
  sentKey: string | null;
};

/**
 * Stores a post and offers it to the webhook once. Returns false, which asks the visitor to try again, if the post is not stored
 * or the webhook refuses it. A timeout counts as a success.
 */
async function storeAndAttempt(
  post: AcceptedPost,
  progress: { key: string; isStored: boolean },
  deps: SubmitDeps,
): Promise<boolean> {
  const { form, sender, body, bytes, page, isSpam, sentKey } = post;
  const { channels, notify, timing, hasSpamRoom } = deps;
  const content = contentKey(body);
  try {
    if (isSpam && !(await hasSpamRoom(bytes))) return false;
    if (!sentKey) progress.key = await keyOfRecentPost(sender, content, timing.now());
    const { formType, formId } = form;
    const destinations = {
      hasWebhook: Boolean(channels.webhook),
      notify: form.kind === "enquiry" ? notify : undefined,
    };
    const isForWebhook = destinations.hasWebhook && !isSpam;
    const findIds = (content?: string) => findRowIds(sender, progress.key, { isForWebhook, content });
    const attempt = await storeOnce({ findIds, formType, formId, body, page, isSpam, ...destinations }, timing);
    progress.isStored = true;
    if (!attempt) return true;
    const { kind } = await attemptDelivery(attempt, channels, timing);
    // After a timeout it may have arrived, and the outbox tries again in any case: the visitor need not send it again.
    return kind === "sent" || kind === "timeout";
  } catch (error) {
    log.error({ err: error, form: form.formId }, "a submission could not be stored");
    return false;
  }
}

/** The key for a post that brings none. A repeat that falls into the next window gets the key of the post it repeats. */
async function keyOfRecentPost(sender: Sender, content: string, now: number) {
  const previousKey = deriveKey(sender, content, now - DEDUP_WINDOW_MS);
  const previous = await getSubmission((await findRowIds(sender, previousKey, { isForWebhook: true })).id);
  const isRepeat = previous && now - Date.parse(previous.createdAt) < DEDUP_WINDOW_MS;
  return isRepeat ? previousKey : deriveKey(sender, content, now);
}

function firstErrors(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Values {
  const { nested = {} } = v.flatten(issues);
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? ""]));
}

let sharedDeps: SubmitDeps | undefined;

function systemDeps() {
  sharedDeps ??= {
    channels: configuredChannels(currentEnv()),
    notify: currentEnv().NOTIFY_EMAIL,
    timing: { ...systemClockAndRandom, wait: sleep },
    deadline: () => sleep(VISITOR_WAIT_MS, undefined, { ref: false }),
    limit: createRateLimit(),
    hasSpamRoom: createSpamRoomCheck(systemClockAndRandom.now),
  };
  return sharedDeps;
}
