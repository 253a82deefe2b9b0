import { currentEnv } from "#app/config/current-env.server.ts";
import { today } from "#app/content/desk/today.ts";
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
import { makeDue } from "#app/integrations/make-due.server.ts";
import { deskTime } from "#app/time/desk-time.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import type { Actor } from "./changes.server.ts";
import { resend } from "./reply.server.ts";

const words = today.stuck;

/** Something that is stuck, in words, and what can be done about it from here. */
export type StuckItem = {
  id: string;
  mark: "trouble" | "attention";
  title: string;
  text: string;
  /** `all`, `waiting`, or the delivery that can be sent again. */
  again: string | null;
  open: string | null;
};

/** More than this many are told in one sentence. */
const ONE_BY_ONE = 3;
const MAX_AGAIN = 500;
/** The desk says these itself, with what can be done about them. */
const OWN_ALERTS = ["given_up", "backlog", "publishing"];

export async function findStuck(now: number): Promise<StuckItem[]> {
  const working = setUpChannels();
  const [stuck, missed, inLine, noMail, alerts] = await Promise.all([
    givenUp(),
    notPublished(),
    waitingTooLong(working, now),
    working.includes("email") ? null : mailNotSetUp(),
    listAlerts(),
  ]);
  const hidden = (await cannotBeListed(stuck, alerts)) ? OWN_ALERTS.filter((id) => id !== "given_up") : OWN_ALERTS;
  const raised = alerts
    .filter(({ id, isRaised }) => isRaised && !hidden.includes(id))
    .map(({ id, title, text }) => item({ id, title: `${title}.`, text }));
  return [...stuck, ...missed, ...(inLine ? [inLine] : []), ...(noMail ? [noMail] : []), ...raised];
}

function setUpChannels(): ChannelName[] {
  const { WEBHOOK_URL, SMTP_URL } = currentEnv();
  return [...(WEBHOOK_URL ? ["webhook" as const] : []), ...(SMTP_URL ? ["email" as const] : [])];
}

/** Whether all that was given up is unreadable: then the alert is all there is to show. */
async function cannotBeListed(stuck: StuckItem[], alerts: Alert[]): Promise<boolean> {
  const isRaised = alerts.some((alert) => alert.id === "given_up" && alert.isRaised);
  return stuck.length === 0 && isRaised && (await countGivenUp()) > 0;
}

async function givenUp(): Promise<StuckItem[]> {
  const stuck = await listGivenUpDeliveries(MAX_AGAIN);
  if (stuck.length > ONE_BY_ONE) {
    const text = words.many.text(stuck[0]?.lastError ?? "");
    return [item({ id: "given_up", title: words.many.title(stuck.length), text, again: "all" })];
  }
  const enquiries = await getEnquiries(stuck.flatMap(({ submissionId }) => submissionId ?? []));
  const names = new Map(enquiries.map(({ id, name, email }) => [id, name || email]));
  return stuck.map((delivery) => describe(delivery, names));
}

function describe({ id, kind, submissionId, attempts, lastError }: Delivery, names: Map<string, string>): StuckItem {
  const name = names.get(submissionId ?? "");
  const reason = lastError ?? "";
  // Mails about somebody's access, and those of an enquiry that has been erased.
  if (name === undefined)
    return item({ id, title: words.other.title, text: words.other.text(attempts, reason), again: id });
  const { title, text } = words[kind === "notice" || kind === "reply" ? kind : "enquiry"];
  const open = `/desk/enquiries/${submissionId}`;
  return item({ id, title: title(name), text: text(attempts, reason), again: id, open });
}

async function notPublished(): Promise<StuckItem[]> {
  const missed = await listMissedPublications();
  return missed.map(({ kind, record, number, title, at, reason }) =>
    item({
      id: `${kind}/${record}/${number}`,
      title: words.missed.title(title),
      text: words.missed.text(deskTime(at, site), reason),
      open: `/desk/content/${kind}/${encodeURIComponent(record)}`,
    }),
  );
}

async function waitingTooLong(working: ChannelName[], now: number): Promise<StuckItem | null> {
  const since = working.length > 0 ? await oldestWaitingSince(working) : null;
  const waited = since ? now - Date.parse(since) : 0;
  if (waited < BACKLOG_MS) return null;
  const [count, reason] = await Promise.all([countUnsentDeliveries(working), lastDeliveryError(working)]);
  const text = words.inLine.text(shortDuration(Math.round(waited / 60_000)), reason ?? "");
  return item({ id: "backlog", mark: "attention", title: words.inLine.title(count), text, again: "waiting" });
}

async function mailNotSetUp(): Promise<StuckItem> {
  const waiting = await countUnsentDeliveries(["email"]);
  const { title, text, nothingWaits } = words.noMail;
  return waiting > 0
    ? item({ id: "no_mail", title: title(waiting), text })
    : item({ id: "no_mail", mark: "attention", ...nothingWaits });
}

function item(given: Pick<StuckItem, "id" | "title" | "text"> & Partial<StuckItem>): StuckItem {
  return { mark: "trouble", again: null, open: null, ...given };
}

/** Sends again what was given up, or tries what waits at once: one delivery or all of them. Returns how many are due. */
export async function sendStuckAgain(actor: Actor, which: string): Promise<number> {
  if (which === "waiting") return tryNow(actor);
  const chosen = which === "all" ? await listGivenUpDeliveries(MAX_AGAIN) : [await getDelivery(which)];
  let due = 0;
  for (const delivery of chosen) if (delivery?.state === "given_up" && (await sendOne(actor, delivery))) due += 1;
  return due;
}

/** One event for all: nothing changes for an enquiry whose delivery is only tried sooner. */
async function tryNow(actor: Actor): Promise<number> {
  const now = Date.now();
  let due = 0;
  for (const delivery of await listUnsentDeliveries(setUpChannels(), MAX_AGAIN))
    if (await makeDue(delivery, now)) due += 1;
  if (due > 0) await recordResent(actor, "", { deliveries: due });
  return due;
}

async function sendOne(actor: Actor, delivery: Delivery): Promise<boolean> {
  const { id, kind, submissionId } = delivery;
  if (submissionId) return (await resend(actor, submissionId, id)) === "queued";
  const due = await makeDue(delivery, Date.now());
  if (due) await recordResent(actor, id, { kind });
  return due !== null;
}

function recordResent(actor: Actor, subjectId: string, details: Record<string, string | number>) {
  return recordEvent({ operatorId: actor.id, action: "resent", subjectKind: "delivery", subjectId, details });
}
