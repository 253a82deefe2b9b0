import { doneWords } from "#app/content/desk/enquiries.ts";
import { type EnquiryState, enquiryStates } from "#app/data/enquiry-states.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { actionResult, type DeskActionResult } from "./action-result.ts";
import { type Actor, assign, type ChangeResult, notSpam, type Seen, setState } from "./changes.server.ts";
import { readColleagues } from "./colleagues.server.ts";
import { undo } from "./undo.server.ts";

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** As many enquiries as four pages of the list hold. To change them all takes about two seconds. */
export const MAX_AT_ONCE = 200;

/**
 * What every list and every enquiry can do: `intent` is a state, `not_spam`, `assign` or `undo`; `enquiry` is `id:version`,
 * once for each chosen row. Null: the intent is another one.
 */
export async function actOnEnquiries(actor: Actor, form: FormData): Promise<DeskActionResult | null> {
  const intent = String(form.get("intent") ?? "");
  if (intent === "undo") return undoAll(actor, form.getAll("event").map(String));
  const act = await readAct(actor, intent, String(form.get("to") ?? ""));
  if (!act) return null;
  const chosen = readSeen(form);
  if (chosen.length === 0) return actionResult(doneWords.nothing, { isError: true });
  if (chosen.length > MAX_AT_ONCE) return actionResult(doneWords.tooMany(MAX_AT_ONCE), { isError: true });
  const results: ChangeResult[] = [];
  for (const seen of chosen) results.push(await act.run(seen));
  return describe(results, act, chosen.length === 1 ? { intent, to: String(form.get("to") ?? "") } : null);
}

type Act = { run: (seen: Seen) => Promise<ChangeResult>; title: (count: number) => string; text?: string };

async function readAct(actor: Actor, intent: string, to: string): Promise<Act | null> {
  if (intent === "not_spam")
    return { run: (seen) => notSpam(actor, seen), title: doneWords.notSpam, text: doneWords.notSpamText };
  if (intent === "assign") {
    const who = to === "me" ? actor.id : to;
    const { active } = await readColleagues();
    const colleague = active.find(({ id }) => id === who);
    if (who && !colleague) return null;
    const title = (count: number) => doneWords.assigned(count, colleague?.name ?? null);
    return { run: (seen) => assign(actor, seen, colleague?.id ?? null), title };
  }
  const state = enquiryStates.find((known) => known === intent);
  return state ? stateAct(actor, state) : null;
}

function stateAct(actor: Actor, state: EnquiryState): Act {
  const text = state === "spam" ? doneWords.spamText : "";
  return { run: (seen) => setState(actor, seen, state), title: (count) => doneWords.moved(count, state), text };
}

/** `id:version`, as the rows' boxes hold it. */
export function readSeen(form: FormData): Seen[] {
  return form.getAll("enquiry").flatMap((value) => {
    const [id = "", version] = String(value).split(":");
    return ID.test(id) && Number.isInteger(Number(version)) ? [{ id, version: Number(version) }] : [];
  });
}

async function describe(results: ChangeResult[], { title, text }: Act, single: Record<string, string> | null) {
  const done = results.filter((result) => result.kind === "done");
  const undoable = done.flatMap(({ event }) => (event ? [event] : []));
  const conflicts = results.filter((result) => result.kind === "conflict");
  if (single && conflicts[0]) return answerConflict(conflicts[0], single);
  const left = conflicts.length > 0 ? doneWords.conflicts(conflicts.length) : "";
  if (done.length === 0) return actionResult(left || doneWords.gone, { isError: true });
  if (undoable.length === 0) return actionResult(doneWords.unchanged, { text: left });
  return actionResult(title(undoable.length), { text: [text, left].filter(Boolean).join(" "), undo: undoable });
}

async function answerConflict(
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
  return actionResult(doneWords.conflicts(1), { isError: true, conflict });
}

async function undoAll(actor: Actor, events: string[]): Promise<DeskActionResult> {
  const known = events.filter((id) => ID.test(id)).slice(0, MAX_AT_ONCE);
  const { undone, conflicts } = await undo(actor, known);
  const text = conflicts.length > 0 ? doneWords.conflicts(conflicts.length) : "";
  return undone > 0
    ? actionResult(doneWords.undone, { text })
    : actionResult(text || doneWords.gone, { isError: true });
}
