import { timelineWords } from "#app/content/desk/enquiry.ts";
import { type SettableState, type StateWord, stateWords } from "#app/content/desk/enquiry-states.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import type { LoggedEvent } from "#app/data/events.server.ts";
import type { Note } from "#app/data/notes.server.ts";
import { replyKey } from "#app/integrations/reply-delivery.server.ts";
import { retryDelays } from "#app/integrations/retry-delays.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import type { MarkdownTree } from "#app/markdown/tree.ts";
import { mayRemoveNote } from "./notes.server.ts";
import { clockTime, exactTime, shortTime } from "./when.ts";

const MAX_ATTEMPTS = retryDelays.length + 1;

/** One line of the timeline: words, of which `strong` is bold, and the note or reply that somebody wrote. */
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

type TimelineSources = { enquiry: Enquiry; events: LoggedEvent[]; notes: Note[]; deliveries: Delivery[] };
type TimelineViewer = Parameters<typeof mayRemoveNote>[1];

/** Everything that people and the site did with an enquiry, oldest first. */
export function enquiryTimeline(
  { enquiry, events, notes, deliveries }: TimelineSources,
  names: ReadonlyMap<string, string>,
  viewer: TimelineViewer,
  now: number,
): TimelineEntry[] {
  const nameOf = (id: string | null) =>
    id ? (firstName(names.get(id)) ?? timelineWords.somebody) : timelineWords.site;
  const tried = new Set(events.filter(({ action }) => action === "attempted").map(({ details }) => details?.delivery));
  const untold = deliveries.filter(({ id }) => !tried.has(id));
  const all = [
    receivedEntry(enquiry),
    ...events.flatMap((event) => eventEntries(event, nameOf)),
    ...notes.map((note) =>
      note.kind === "reply" ? replyEntry(note, nameOf, deliveries) : noteEntry(note, nameOf, viewer),
    ),
    ...untold.flatMap(deliveryEntries),
  ];
  return all
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((entry) => ({ ...blankEntry, ...entry, time: entryTime(entry, now) }));
}

type DraftEntry = Partial<TimelineEntry> & Pick<TimelineEntry, "id" | "at"> & { isMachine?: boolean };

const blankEntry = { mark: "none", before: "", strong: "", after: "", small: "", note: null, reply: null } as const;

/** With seconds for what the site did today; otherwise as short as possible. */
function entryTime({ at, isMachine }: DraftEntry, now: number) {
  const short = shortTime(at, now);
  return isMachine && short === clockTime(at) ? exactTime(at) : short;
}

function receivedEntry({ id, kind, receivedAt }: Enquiry): DraftEntry {
  const words = {
    enquiry: timelineWords.received,
    sign_up: timelineWords.receivedSignUp,
    post_request: timelineWords.receivedRequest,
  };
  const [strong, after] = words[kind];
  return { id: `received-${id}`, at: receivedAt, isMachine: true, mark: "new", strong, after: ` ${after}` };
}

function eventEntries(event: LoggedEvent, nameOf: (id: string | null) => string): DraftEntry[] {
  const { id, createdAt: at, action, operatorId } = event;
  const who = nameOf(operatorId);
  const line = (before: string, given: Partial<DraftEntry> = {}): DraftEntry[] => [{ id, at, before, ...given }];
  switch (action) {
    case "attempted":
      return attemptEntries(event);
    case "assigned":
      return line(assignedWords(event, who, nameOf), { mark: "open" });
    case "state_changed":
    case "undone":
      return stateEntries(event, who);
    case "resent":
      return line(timelineWords.resent(who));
    case "exported":
      return line(timelineWords.exported(who));
    case "note_removed":
      return line(timelineWords.noteRemoved(who));
    case "note_restored":
      return line(timelineWords.noteRestored(who));
    default:
      return [];
  }
}

function assignedWords({ operatorId, details }: LoggedEvent, who: string, nameOf: (id: string | null) => string) {
  const to = typeof details?.to === "string" ? details.to : null;
  if (!to) return timelineWords.gaveBack(who);
  return to === operatorId ? timelineWords.took(who) : timelineWords.gave(who, nameOf(to));
}

function stateEntries({ id, createdAt: at, action, details }: LoggedEvent, who: string): DraftEntry[] {
  const [from, to] = [readState(details?.from), readState(details?.to)];
  if (!from || !to) return action === "undone" ? [{ id, at, before: timelineWords.undidOther(who) }] : [];
  const [before, strong, after] =
    details?.because === "reply_lost"
      ? timelineWords.reopened(stateWords[from], stateWords[to])
      : (action === "undone" ? timelineWords.undid : timelineWords.changed)(who, stateWords[from], stateWords[to]);
  return [{ id, at, mark: to === "spam" ? "none" : to, before, strong, after }];
}

function readState(value: unknown): StateWord | null {
  return typeof value === "string" && value in stateWords ? (value as StateWord) : null;
}

function attemptEntries({ id, createdAt: at, details }: LoggedEvent): DraftEntry[] {
  const kind = attemptKind(details?.kind);
  const attempts = Number(details?.attempts ?? 1);
  const reason = String(details?.reason ?? "");
  const small = attempts > 1 ? timelineWords.tries(attempts, MAX_ATTEMPTS, "") : "";
  if (details?.state === "sent") {
    const [strong, after] = timelineWords.sent[kind];
    return [{ id, at, isMachine: true, mark: "done", strong, after: ` ${after}`, small }];
  }
  const [, words] = timelineWords.failed[kind];
  const after = `${words}${timelineWords.reason(reason)}`;
  if (details?.state === "given_up")
    return [
      {
        id,
        at,
        isMachine: true,
        mark: "trouble",
        strong: `${timelineWords.givenUp[kind]}.`,
        after: ` ${after}`,
        small,
      },
    ];
  const next = typeof details?.nextAttemptAt === "string" ? exactTime(details.nextAttemptAt) : "";
  return [
    { id, at, isMachine: true, mark: "trouble", after, small: timelineWords.tries(attempts, MAX_ATTEMPTS, next) },
  ];
}

/** The line of a delivery whose attempts have no events: the version before the outbox recorded none. */
function deliveryEntries({
  id,
  kind,
  state,
  sentAt,
  createdAt,
  lastError,
  attempts,
  nextAttemptAt,
}: Delivery): DraftEntry[] {
  if (attempts === 0 || state === "waiting" || state === "cancelled") return [];
  const details = { kind, state, attempts, reason: lastError, nextAttemptAt };
  return attemptEntries({ id, createdAt: sentAt ?? createdAt, details } as unknown as LoggedEvent);
}

function attemptKind(kind: unknown): keyof typeof timelineWords.sent {
  return kind === "notice" || kind === "reply" ? kind : "submission";
}

function replyEntry(note: Note, nameOf: (id: string | null) => string, deliveries: Delivery[]): DraftEntry {
  const { id, createdAt: at, operatorId, subject, text } = note;
  const [strong = "", after = ""] = timelineWords.reply(nameOf(operatorId));
  const state = deliveries.find(({ key }) => key === replyKey(id))?.state;
  return { id, at, strong, after, ...replyStateLooks[state ?? "cancelled"], reply: { subject: subject ?? "", text } };
}

const replyStateLooks = {
  sent: { mark: "done" },
  waiting: { mark: "open", small: timelineWords.replyWaits },
  failed: { mark: "open", small: timelineWords.replyWaits },
  given_up: { mark: "trouble", small: timelineWords.replyLost },
  cancelled: { mark: "trouble", small: timelineWords.replyLost },
} as const satisfies Record<Delivery["state"], Partial<DraftEntry>>;

function noteEntry(note: Note, nameOf: (id: string | null) => string, viewer: TimelineViewer): DraftEntry {
  const { id, createdAt: at, operatorId, text } = note;
  const [strong = "", after = ""] = timelineWords.note(nameOf(operatorId));
  const canRemove = mayRemoveNote(note, viewer);
  return { id, at, mark: "answered", strong, after, note: { id, tree: parseMarkdown(text), canRemove } };
}

function firstName(name: string | undefined) {
  return name?.split(" ")[0];
}
