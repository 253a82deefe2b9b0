import { happened } from "#app/content/desk/enquiry.ts";
import { type SettableState, type StateWord, stateWords } from "#app/content/desk/enquiry-states.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import type { LoggedEvent } from "#app/data/events.server.ts";
import type { Note } from "#app/data/notes.server.ts";
import { replyKey } from "#app/integrations/reply-delivery.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import type { MarkdownTree } from "#app/markdown/tree.ts";
import { clockTime, exactTime, shortTime } from "./when.ts";

/** One line: words, of which the middle is set in bold, and what somebody wrote. */
export type TimelineEntry = {
  id: string;
  at: string;
  time: string;
  mark: SettableState | "done" | "trouble" | "none";
  before: string;
  strong: string;
  after: string;
  small: string;
  note: { id: string; tree: MarkdownTree; canRemove: boolean } | null;
  reply: { subject: string; text: string } | null;
};

type Sources = { enquiry: Enquiry; events: LoggedEvent[]; notes: Note[]; deliveries: Delivery[] };
type Reader = { id: string; role: string };

/** Everything that happened to an enquiry, machines and people together, oldest first. */
export function timelineOf(
  { enquiry, events, notes, deliveries }: Sources,
  names: ReadonlyMap<string, string>,
  reader: Reader,
  now: number,
): TimelineEntry[] {
  const nameOf = (id: string | null) => (id ? (firstName(names.get(id)) ?? happened.somebody) : happened.site);
  const tried = new Set(events.filter(({ action }) => action === "attempted").map(({ details }) => details?.delivery));
  const untold = deliveries.filter(({ id }) => !tried.has(id));
  const all = [
    received(enquiry),
    ...events.flatMap((event) => ofEvent(event, nameOf)),
    ...notes.map((note) => (note.kind === "reply" ? ofReply(note, nameOf, deliveries) : ofNote(note, nameOf, reader))),
    ...untold.flatMap(ofDelivery),
  ];
  return all
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((entry) => ({ ...blank, ...entry, time: timeOf(entry, now) }));
}

type Draft = Partial<TimelineEntry> & Pick<TimelineEntry, "id" | "at"> & { isMachine?: boolean };

const blank = { mark: "none", before: "", strong: "", after: "", small: "", note: null, reply: null } as const;

/** Seconds where machines act, today; otherwise as short as it is clear. */
function timeOf({ at, isMachine }: Draft, now: number) {
  const short = shortTime(at, now);
  return isMachine && short === clockTime(at) ? exactTime(at) : short;
}

function received({ id, kind, receivedAt }: Enquiry): Draft {
  const words = {
    enquiry: happened.received,
    sign_up: happened.receivedSignUp,
    post_request: happened.receivedRequest,
  };
  const [strong, after] = words[kind];
  return { id: `received-${id}`, at: receivedAt, isMachine: true, mark: "new", strong, after: ` ${after}` };
}

function ofEvent(event: LoggedEvent, nameOf: (id: string | null) => string): Draft[] {
  const { id, createdAt: at, action, operatorId } = event;
  const who = nameOf(operatorId);
  const line = (before: string, given: Partial<Draft> = {}): Draft[] => [{ id, at, before, ...given }];
  switch (action) {
    case "attempted":
      return attempt(event);
    case "assigned":
      return line(assignedWords(event, who, nameOf), { mark: "open" });
    case "state_changed":
    case "undone":
      return stateLine(event, who);
    case "resent":
      return line(happened.resent(who));
    case "exported":
      return line(happened.exported(who));
    case "note_removed":
      return line(happened.noteRemoved(who));
    case "note_restored":
      return line(happened.noteRestored(who));
    default:
      return [];
  }
}

function assignedWords({ operatorId, details }: LoggedEvent, who: string, nameOf: (id: string | null) => string) {
  const to = typeof details?.to === "string" ? details.to : null;
  if (!to) return happened.gaveBack(who);
  return to === operatorId ? happened.took(who) : happened.gave(who, nameOf(to));
}

function stateLine({ id, createdAt: at, action, details }: LoggedEvent, who: string): Draft[] {
  const [from, to] = [stateOf(details?.from), stateOf(details?.to)];
  if (!from || !to) return action === "undone" ? [{ id, at, before: happened.undidOther(who) }] : [];
  const [before, strong, after] =
    details?.because === "reply_lost"
      ? happened.reopened(stateWords[from], stateWords[to])
      : (action === "undone" ? happened.undid : happened.changed)(who, stateWords[from], stateWords[to]);
  return [{ id, at, mark: to === "spam" ? "none" : to, before, strong, after }];
}

function stateOf(value: unknown): StateWord | null {
  return typeof value === "string" && value in stateWords ? (value as StateWord) : null;
}

function attempt({ id, createdAt: at, details }: LoggedEvent): Draft[] {
  const kind = kindOf(details?.kind);
  const attempts = Number(details?.attempts ?? 1);
  const reason = String(details?.reason ?? "");
  const small = attempts > 1 ? happened.tries(attempts, "") : "";
  if (details?.state === "sent") {
    const [strong, after] = happened.sent[kind];
    return [{ id, at, isMachine: true, mark: "done", strong, after: ` ${after}`, small }];
  }
  const [, words] = happened.failed[kind];
  const after = `${words}${happened.reason(reason)}`;
  if (details?.state === "given_up")
    return [
      { id, at, isMachine: true, mark: "trouble", strong: `${happened.givenUp[kind]}.`, after: ` ${after}`, small },
    ];
  const next = typeof details?.nextAttemptAt === "string" ? exactTime(details.nextAttemptAt) : "";
  return [{ id, at, isMachine: true, mark: "trouble", after, small: happened.tries(attempts, next) }];
}

/** One whose tries were not written down: of the version before, or still in line. */
function ofDelivery({ id, kind, state, sentAt, createdAt, lastError, attempts, nextAttemptAt }: Delivery): Draft[] {
  if (attempts === 0 || state === "waiting" || state === "cancelled") return [];
  const details = { kind, state, attempts, reason: lastError, nextAttemptAt };
  return attempt({ id, createdAt: sentAt ?? createdAt, details } as unknown as LoggedEvent);
}

function kindOf(kind: unknown): keyof typeof happened.sent {
  return kind === "notice" || kind === "reply" ? kind : "submission";
}

function ofReply(note: Note, nameOf: (id: string | null) => string, deliveries: Delivery[]): Draft {
  const { id, createdAt: at, operatorId, subject, text } = note;
  const [strong = "", after = ""] = happened.reply(nameOf(operatorId));
  const state = deliveries.find(({ key }) => key === replyKey(id))?.state;
  return { id, at, strong, after, ...replyStates[state ?? "cancelled"], reply: { subject: subject ?? "", text } };
}

const replyStates = {
  sent: { mark: "done" },
  waiting: { mark: "open", small: happened.replyWaits },
  failed: { mark: "open", small: happened.replyWaits },
  given_up: { mark: "trouble", small: happened.replyLost },
  cancelled: { mark: "trouble", small: happened.replyLost },
} as const satisfies Record<Delivery["state"], Partial<Draft>>;

function ofNote(note: Note, nameOf: (id: string | null) => string, reader: Reader): Draft {
  const { id, createdAt: at, operatorId, text } = note;
  const [strong = "", after = ""] = happened.note(nameOf(operatorId));
  const canRemove = operatorId === reader.id || reader.role === "owner";
  return { id, at, mark: "answered", strong, after, note: { id, tree: parseMarkdown(text), canRemove } };
}

function firstName(name: string | undefined) {
  return name?.split(" ")[0];
}
