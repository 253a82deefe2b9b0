import {
  type Body,
  changeSubmission,
  createSubmission,
  getSubmission,
  type Submission,
} from "#app/data/submissions.server.ts";
import { type Clock, claim, claimed } from "#app/integrations/delivery.server.ts";
import { ATTEMPT_LIMIT_MS } from "#app/integrations/webhook.server.ts";

/** Until an attempt that another request makes must have ended. */
const LONGEST_ATTEMPT_MS = ATTEMPT_LIMIT_MS + 2_000;
const LOOK_AGAIN_MS = 200;

export type Entry = {
  /** Its own id, and the one it gets when its own was used for other words. */
  ids: [string, string];
  formType: string;
  formId: string;
  body: Body;
  /** Where it goes: to the webhook, to the store alone, or to the spam. */
  destination: "webhook" | "store" | "spam";
};
export type Pace = Clock & { wait: (ms: number) => Promise<unknown> };

/** Stores it once, however often it is sent. Answers the row when it is ours to deliver, null when nothing is left to do. */
export async function keep(entry: Entry, pace: Pace): Promise<Submission | null> {
  for (const id of entry.ids) {
    const { formType, formId, body, destination } = entry;
    const now = pace.now();
    const createdAt = new Date(now).toISOString();
    const created = await createSubmission({ id, formType, formId, body, createdAt, ...stateFor(destination, now) });
    if (created) return destination === "webhook" ? created : null;
    const known = await takeUp(id, entry, pace);
    if (known !== "other words") return known;
  }
  throw new Error("two submissions have the same id and different words");
}

function stateFor(destination: Entry["destination"], now: number) {
  if (destination === "webhook") return claimed(now);
  if (destination === "spam") return { state: "spam" } as const;
  return { state: "delivered", deliveredAt: new Date(now).toISOString() } as const;
}

/** The row exists: sends it again while it is undelivered, with the words of now; leaves it alone when it is done. */
async function takeUp(id: string, entry: Entry, pace: Pace): Promise<Submission | null | "other words"> {
  const { destination } = entry;
  for (;;) {
    const seen = await settled(id, pace);
    if (!seen) throw new Error("a submission vanished while it was being sent again");
    const isSame = wordsOf(seen.body) === wordsOf(entry.body);
    const isSpam = seen.state === "spam";
    const isDone = seen.state === "delivered" || destination === "spam" || (destination === "store" && !isSpam);
    if (isSame && isDone) return null;
    if (!isSame && (isDone || isSpam)) return "other words";
    if (destination === "store") {
      if (await changeSubmission(seen, stateFor(destination, pace.now()))) return null;
      continue;
    }
    const ours = await claim(seen, pace, isSame ? undefined : entry.body);
    if (ours) return ours;
  }
}

/** The row once nobody is sending it. What still looks so after that time was left by a server that died. */
async function settled(id: string, { now, wait }: Pace) {
  // Counted in waits, since a clock can jump back.
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const seen = await getSubmission(id);
    const isUnderWay = seen?.state === "received" && Date.parse(seen.nextAttemptAt ?? "") > now();
    if (!isUnderWay || waitedMs >= LONGEST_ATTEMPT_MS) return seen;
    await wait(LOOK_AGAIN_MS);
  }
}

/** A body without its time, which differs on every post. */
export function wordsOf(body: Body): string {
  return JSON.stringify({ ...body, timestamp: "" });
}
