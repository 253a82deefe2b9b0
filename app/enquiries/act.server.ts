import { actionResultWords } from "#app/content/desk/enquiries.ts";
import { type EnquiryState, enquiryStates } from "#app/data/enquiry-states.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { actionResult, type DeskActionResult } from "./action-result.ts";
import {
  type Actor,
  assignEnquiry,
  type ChangeResult,
  markNotSpam,
  type SeenVersion,
  setEnquiryState,
} from "./changes.server.ts";
import { readColleagues } from "./colleagues.server.ts";
import { undoEvents } from "./undo.server.ts";

const UUID_PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A few pages of the list. Each enquiry is changed on its own, so more would keep the operator waiting. */
export const MAX_ENQUIRIES_AT_ONCE = 200;

/**
 * Runs the actions that lists and single enquiries share: `intent` is a state, `not_spam`, `assign` or `undo`, and each
 * chosen row sends an `enquiry` of `id:version`. Null for any other intent.
 */
export async function actOnEnquiries(actor: Actor, form: FormData): Promise<DeskActionResult | null> {
  const intent = String(form.get("intent") ?? "");
  if (intent === "undo") return undoFromForm(actor, form.getAll("event").map(String));
  const act = await readBulkAction(actor, intent, String(form.get("to") ?? ""));
  if (!act) return null;
  const chosen = readSeenVersions(form);
  if (chosen.length === 0) return actionResult(actionResultWords.nothing, { isError: true });
  if (chosen.length > MAX_ENQUIRIES_AT_ONCE)
    return actionResult(actionResultWords.tooMany(MAX_ENQUIRIES_AT_ONCE), { isError: true });
  const results: ChangeResult[] = [];
  for (const seen of chosen) results.push(await act.run(seen));
  return describeResults(results, act, chosen.length === 1 ? { intent, to: String(form.get("to") ?? "") } : null);
}

type BulkAction = {
  run: (seen: SeenVersion) => Promise<ChangeResult>;
  title: (count: number) => string;
  text?: string;
};

async function readBulkAction(actor: Actor, intent: string, to: string): Promise<BulkAction | null> {
  if (intent === "not_spam")
    return {
      run: (seen) => markNotSpam(actor, seen),
      title: actionResultWords.notSpam,
      text: actionResultWords.notSpamText,
    };
  if (intent === "assign") {
    const who = to === "me" ? actor.id : to;
    const { active } = await readColleagues();
    const colleague = active.find(({ id }) => id === who);
    if (who && !colleague) return null;
    const title = (count: number) => actionResultWords.assigned(count, colleague?.name ?? null);
    return { run: (seen) => assignEnquiry(actor, seen, colleague?.id ?? null), title };
  }
  const state = enquiryStates.find((known) => known === intent);
  return state ? stateAction(actor, state) : null;
}

function stateAction(actor: Actor, state: EnquiryState): BulkAction {
  const text = state === "spam" ? actionResultWords.spamText : "";
  return {
    run: (seen) => setEnquiryState(actor, seen, state),
    title: (count) => actionResultWords.moved(count, state),
    text,
  };
}

/** The chosen enquiries, from the `id:version` that each row's checkbox sends. */
export function readSeenVersions(form: FormData): SeenVersion[] {
  return form.getAll("enquiry").flatMap((value) => {
    const [id = "", version] = String(value).split(":");
    return UUID_PATTERN.test(id) && Number.isInteger(Number(version)) ? [{ id, version: Number(version) }] : [];
  });
}

async function describeResults(
  results: ChangeResult[],
  { title, text }: BulkAction,
  single: Record<string, string> | null,
) {
  const done = results.filter((result) => result.kind === "done");
  const undoable = done.flatMap(({ event }) => (event ? [event] : []));
  const conflicts = results.filter((result) => result.kind === "conflict");
  if (single && conflicts[0]) return conflictResult(conflicts[0], single);
  const left = conflicts.length > 0 ? actionResultWords.conflicts(conflicts.length) : "";
  if (done.length === 0) return actionResult(left || actionResultWords.gone, { isError: true });
  if (undoable.length === 0) return actionResult(actionResultWords.unchanged, { text: left });
  return actionResult(title(undoable.length), { text: [text, left].filter(Boolean).join(" "), undo: undoable });
}

async function conflictResult(
  { enquiry }: Extract<ChangeResult, { kind: "conflict" }>,
  fields: Record<string, string>,
) {
  const [{ names }, events] = await Promise.all([readColleagues(), eventsOfSubject("enquiry", enquiry.id)]);
  const last = events.findLast(({ action }) => action !== "attempted" && action !== "noted");
  const conflict = {
    version: enquiry.version,
    state: enquiry.state,
    assignee: names.get(enquiry.assigneeId ?? "") ?? null,
    by: names.get(last?.operatorId ?? "") ?? null,
    fields: { ...fields, enquiry: `${enquiry.id}:${enquiry.version}` },
  };
  return actionResult(actionResultWords.conflicts(1), { isError: true, conflict });
}

async function undoFromForm(actor: Actor, events: string[]): Promise<DeskActionResult> {
  const known = events.filter((id) => UUID_PATTERN.test(id)).slice(0, MAX_ENQUIRIES_AT_ONCE);
  const { undone, conflicts } = await undoEvents(actor, known);
  const text = conflicts.length > 0 ? actionResultWords.conflicts(conflicts.length) : "";
  return undone > 0
    ? actionResult(actionResultWords.undone, { text })
    : actionResult(text || actionResultWords.gone, { isError: true });
}
