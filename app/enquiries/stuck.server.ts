import { currentEnv } from "#app/config/current-env.server.ts";
import { todayWords } from "#app/content/desk/today.ts";
import { site } from "#app/content/site.ts";
import { type Alert, listAlerts } from "#app/data/alerts.server.ts";
import { type ChannelName, type Delivery, getDelivery } from "#app/data/deliveries.server.ts";
import { countGivenUp, oldestWaitingSince } from "#app/data/delivery-figures.server.ts";
import { getEnquiries } from "#app/data/enquiries.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { listMissedPublications } from "#app/data/missed-publications.server.ts";
import {
  countUnsentDeliveries,
  lastDeliveryError,
  listGivenUpDeliveries,
  listUnsentDeliveries,
} from "#app/data/stuck-deliveries.server.ts";
import { BACKLOG_MS } from "#app/integrations/health-problems.server.ts";
import { makeDeliveryDue } from "#app/integrations/make-due.server.ts";
import { deskTime } from "#app/time/desk-time.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import type { Actor } from "./changes.server.ts";
import { resendDelivery } from "./reply.server.ts";

const stuckWords = todayWords.stuck;

/** One thing that is stuck, in words, with what an operator can do about it. */
export type StuckItem = {
  id: string;
  mark: "trouble" | "attention";
  title: string;
  text: string;
  /** What its button sends again: `all`, `waiting`, or the id of one delivery. Null without a button. */
  again: string | null;
  open: string | null;
};

/** Beyond this many, one item sums them up and names this many. */
const MAX_SINGLE_ITEMS = 3;
const MAX_SINGLE_REPLIES = 10;
const MAX_SENT_AGAIN = 500;
/** `findStuck` shows an item of its own for these alerts, so it hides the alerts themselves. */
const ALERTS_WITH_OWN_ITEMS = ["given_up", "backlog", "publishing"];

export async function findStuck(now: number): Promise<StuckItem[]> {
  const working = workingChannels();
  const [stuck, missed, overdue, noMail, alerts] = await Promise.all([
    givenUpItems(),
    missedPublicationItems(),
    backlogItem(working, now),
    working.includes("email") ? null : noMailItem(),
    listAlerts(),
  ]);
  const hidden = (await isGivenUpUnreadable(stuck, alerts))
    ? ALERTS_WITH_OWN_ITEMS.filter((id) => id !== "given_up")
    : ALERTS_WITH_OWN_ITEMS;
  const raised = alerts
    .filter(({ id, isRaised }) => isRaised && !hidden.includes(id))
    .map(({ id, title, text }) => stuckItem({ id, title: `${title}.`, text }));
  return [...stuck, ...missed, ...(overdue ? [overdue] : []), ...(noMail ? [noMail] : []), ...raised];
}

function workingChannels(): ChannelName[] {
  const { WEBHOOK_URL, SMTP_URL } = currentEnv();
  return [...(WEBHOOK_URL ? ["webhook" as const] : []), ...(SMTP_URL ? ["email" as const] : [])];
}

/** Whether deliveries were given up but none of their rows can be read: then only the alert can show them. */
async function isGivenUpUnreadable(stuck: StuckItem[], alerts: Alert[]): Promise<boolean> {
  const isRaised = alerts.some((alert) => alert.id === "given_up" && alert.isRaised);
  return stuck.length === 0 && isRaised && (await countGivenUp()) > 0;
}

async function givenUpItems(): Promise<StuckItem[]> {
  const [count, latest] = await Promise.all([countGivenUp(), listGivenUpDeliveries(MAX_SENT_AGAIN)]);
  const isReply = ({ kind }: Delivery) => kind === "reply";
  // A reply that a visitor did not get is never summed up: an operator wrote it to this one person.
  const single = latest.length > MAX_SINGLE_ITEMS ? latest.filter(isReply).slice(0, MAX_SINGLE_REPLIES) : latest;
  const named = latest.filter((delivery) => !single.includes(delivery)).slice(0, MAX_SINGLE_ITEMS);
  const enquiries = await getEnquiries([...single, ...named].flatMap(({ submissionId }) => submissionId ?? []));
  const names = new Map(enquiries.map(({ id, name, email }) => [id, name || email]));
  const items = single.map((delivery) => givenUpItem(delivery, names));
  if (named.length === 0) return items;
  const latestNames = new Set(named.flatMap(({ submissionId }) => names.get(submissionId ?? "") ?? []));
  const text = stuckWords.many.text([...latestNames], named[0]?.lastError ?? "");
  const title = stuckWords.many.title(count - single.length);
  return [...items, stuckItem({ id: "given_up", title, text, again: "all" })];
}

function givenUpItem({ id, kind, submissionId, attempts, lastError }: Delivery, names: Map<string, string>): StuckItem {
  const name = names.get(submissionId ?? "");
  const reason = lastError ?? "";
  // A mail about an operator's access, or of an enquiry that has been erased, belongs to no name.
  if (name === undefined)
    return stuckItem({ id, title: stuckWords.other.title, text: stuckWords.other.text(attempts, reason), again: id });
  const { title, text } = stuckWords[kind === "notice" || kind === "reply" ? kind : "enquiry"];
  const open = `/desk/enquiries/${submissionId}`;
  return stuckItem({ id, title: title(name), text: text(attempts, reason), again: id, open });
}

async function missedPublicationItems(): Promise<StuckItem[]> {
  const missed = await listMissedPublications();
  return missed.map(({ kind, record, number, title, at, reason }) =>
    stuckItem({
      id: `${kind}/${record}/${number}`,
      title: stuckWords.missed.title(title),
      text: stuckWords.missed.text(deskTime(at, site), reason),
      open: `/desk/content/${kind}/${encodeURIComponent(record)}`,
    }),
  );
}

async function backlogItem(working: ChannelName[], now: number): Promise<StuckItem | null> {
  const since = working.length > 0 ? await oldestWaitingSince(working) : null;
  const waited = since ? now - Date.parse(since) : 0;
  if (waited < BACKLOG_MS) return null;
  const [count, reason] = await Promise.all([countUnsentDeliveries(working), lastDeliveryError(working)]);
  const text = stuckWords.inLine.text(shortDuration(Math.round(waited / 60_000)), reason ?? "");
  return stuckItem({ id: "backlog", mark: "attention", title: stuckWords.inLine.title(count), text, again: "waiting" });
}

async function noMailItem(): Promise<StuckItem> {
  const waiting = await countUnsentDeliveries(["email"]);
  const { title, text, nothingWaits } = stuckWords.noMail;
  return waiting > 0
    ? stuckItem({ id: "no_mail", title: title(waiting), text })
    : stuckItem({ id: "no_mail", mark: "attention", ...nothingWaits });
}

function stuckItem(given: Pick<StuckItem, "id" | "title" | "text"> & Partial<StuckItem>): StuckItem {
  return { mark: "trouble", again: null, open: null, ...given };
}

/** Makes deliveries due now: one that was given up, `all` of those, or those still `waiting`. Returns how many are due. */
export async function sendStuckAgain(actor: Actor, which: string): Promise<number> {
  if (which === "waiting") return tryOverdueNow(actor);
  const chosen = which === "all" ? await listGivenUpDeliveries(MAX_SENT_AGAIN) : [await getDelivery(which)];
  let due = 0;
  for (const delivery of chosen) if (delivery?.state === "given_up" && (await sendOneAgain(actor, delivery))) due += 1;
  return due;
}

/** Retries failed or overdue deliveries. Records one event for all, since no enquiry changes. */
async function tryOverdueNow(actor: Actor): Promise<number> {
  const now = Date.now();
  let due = 0;
  for (const delivery of await listUnsentDeliveries(workingChannels(), MAX_SENT_AGAIN))
    if (await makeDeliveryDue(delivery, now)) due += 1;
  if (due > 0) await recordResent(actor, "", { deliveries: due });
  return due;
}

async function sendOneAgain(actor: Actor, delivery: Delivery): Promise<boolean> {
  const { id, kind, submissionId } = delivery;
  if (submissionId) return (await resendDelivery(actor, submissionId, id)) === "queued";
  const due = await makeDeliveryDue(delivery, Date.now());
  if (due) await recordResent(actor, id, { kind });
  return due !== null;
}

function recordResent(actor: Actor, subjectId: string, details: Record<string, string | number>) {
  return recordEvent({ operatorId: actor.id, action: "resent", subjectKind: "delivery", subjectId, details });
}
