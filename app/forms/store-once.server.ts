import {
  type Body,
  changeSubmission,
  createSubmission,
  getSubmission,
  type Submission,
} from "#app/data/submissions.server.ts";
import { type Clock, claim, claimFields } from "#app/integrations/delivery.server.ts";
import { ATTEMPT_TIMEOUT_MS } from "#app/integrations/webhook.server.ts";

/** By then an attempt made by another request has ended. */
const MAX_ATTEMPT_MS = ATTEMPT_TIMEOUT_MS + 2_000;
const POLL_MS = 200;

export type Entry = {
  /** The row's id, and a second one for when the first already holds different content. */
  ids: [string, string];
  formType: string;
  formId: string;
  body: Body;
  destination: "webhook" | "store" | "spam";
};
export type Timing = Clock & { wait: (ms: number) => Promise<unknown> };

/** Stores a post once, however often it is sent. Returns the row if this request must deliver it, else null. */
export async function storeOnce(entry: Entry, timing: Timing): Promise<Submission | null> {
  for (const id of entry.ids) {
    const { formType, formId, body, destination } = entry;
    const now = timing.now();
    const createdAt = new Date(now).toISOString();
    const created = await createSubmission({
      id,
      formType,
      formId,
      body,
      createdAt,
      ...initialState(destination, now),
    });
    if (created) return destination === "webhook" ? created : null;
    const existing = await resumeExisting(id, entry, timing);
    if (existing !== "different content") return existing;
  }
  throw new Error("two submissions have the same id and different content");
}

function initialState(destination: Entry["destination"], now: number) {
  if (destination === "webhook") return claimFields(now);
  if (destination === "spam") return { state: "spam" } as const;
  return { state: "delivered", deliveredAt: new Date(now).toISOString() } as const;
}

/** Claims an undelivered row for another attempt, with the latest content; leaves a finished one alone. */
async function resumeExisting(
  id: string,
  entry: Entry,
  timing: Timing,
): Promise<Submission | null | "different content"> {
  const { destination } = entry;
  for (;;) {
    const seen = await waitUntilIdle(id, timing);
    if (!seen) throw new Error("a submission vanished while it was being sent again");
    const isSame = contentKey(seen.body) === contentKey(entry.body);
    const isSpam = seen.state === "spam";
    const isDone = seen.state === "delivered" || destination === "spam" || (destination === "store" && !isSpam);
    if (isSame && isDone) return null;
    if (!isSame && (isDone || isSpam)) return "different content";
    if (destination === "store") {
      if (await changeSubmission(seen, initialState(destination, timing.now()))) return null;
      continue;
    }
    const ours = await claim(seen, timing, isSame ? undefined : entry.body);
    if (ours) return ours;
  }
}

/** The row once no request is sending it. After MAX_ATTEMPT_MS the sender must have crashed. */
async function waitUntilIdle(id: string, { now, wait }: Timing) {
  // Counts its own waits, since the clock can jump back.
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const seen = await getSubmission(id);
    const isBeingSent = seen?.state === "received" && Date.parse(seen.nextAttemptAt ?? "") > now();
    if (!isBeingSent || waitedMs >= MAX_ATTEMPT_MS) return seen;
    await wait(POLL_MS);
  }
}

/** Equal for two posts that differ only in their timestamp. */
export function contentKey(body: Body): string {
  return JSON.stringify({ ...body, timestamp: "" });
}
