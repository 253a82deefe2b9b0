import { data, redirect } from "react-router";
import { type ClashingField, choiceName } from "#app/components/desk/field-conflict.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { previewDuration } from "#app/content/preview.ts";
import { site } from "#app/content/site.ts";
import { archive } from "#app/publishing/archive.server.ts";
import { showValue } from "#app/publishing/differences.ts";
import type { PublishProblem } from "#app/publishing/draft-problems.server.ts";
import { type DraftSaveOutcome, restoreRevision, type StartedFrom, saveDraft } from "#app/publishing/drafts.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { fieldsOf } from "#app/publishing/kinds.ts";
import { openAlone, sharePreview } from "#app/publishing/preview.server.ts";
import { type PublishOutcome, publish, type RevisionRef } from "#app/publishing/publish.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { deleteDraft, duplicateRecord } from "#app/publishing/records.server.ts";
import { schedule, unschedule } from "#app/publishing/schedule.server.ts";
import { parseData, readForm } from "#app/publishing/values.server.ts";
import { deskTime } from "#app/time/desk-time.ts";
import { localToInstant } from "#app/time/zoned-time.ts";
import { applyRowButton } from "./apply-row-button.server.ts";
import { authorFirstName } from "./editor.server.ts";

export type Conflict = {
  title: string;
  theirs: string;
  save: string;
  clashes: ClashingField[];
  /** The form starts again from the other operator's save, with one's own values in the fields that clash. */
  data: RecordData;
  base: RecordData;
  from: StartedFrom;
};

export type EditorActionResult =
  | (SavedDraft & { outcome: "saved" | "merged" | "published" | "scheduled" | "unscheduled"; message: string | null })
  | (SavedDraft & { outcome: "shared"; link: string; until: string; message: null })
  | { outcome: "conflict"; conflict: Conflict }
  | (SavedDraft & { outcome: "alone"; path: string; message: null })
  | { outcome: "stopped"; message: string }
  | (SavedDraft & { outcome: "refused"; problems: PublishProblem[]; message: string | null });

type SavedDraft = {
  data: RecordData;
  from: StartedFrom;
  /** What the form held when it was sent. */
  typed: RecordData;
  /** Whether the save also holds another operator's changes, which the fields do not show yet. */
  isMerged?: boolean;
};

type EditedRecord = { kind: Kind; id: string; operatorId: string };

/** Carries out a button of the editor. All but archive, delete and restore save the form first, so that nothing typed is lost. */
export async function runEditorAction(target: EditedRecord, form: FormData) {
  const { kind, id, operatorId } = target;
  const intent = String(form.get("intent") ?? "save");
  const list = `/desk/content/${kind.id}`;
  switch (intent) {
    case "archive":
      if ((await archive(kind, id, operatorId)) === "publishing")
        return data<EditorActionResult>({ outcome: "stopped", message: words.archive.busy }, { status: 409 });
      throw redirect(list, 303);
    case "delete":
      if (await deleteDraft(kind, id, operatorId)) throw redirect(list, 303);
      return data<EditorActionResult>({ outcome: "stopped", message: words.delete.late }, { status: 409 });
    case "restore":
      await restoreRevision(kind, id, Number(form.get("number")), operatorId);
      throw redirect(`${list}/${encodeURIComponent(id)}`, 303);
  }
  const saved = await saveForm(target, form);
  if (saved.outcome === "missing") throw data(null, { status: 404 });
  if (saved.outcome === "conflict") return data(await conflictResult(kind, saved), { status: 409 });
  const picture = form.get("describe");
  if (picture) throw redirect(pictureSheetPath(String(picture)), 303);
  if (intent === "duplicate") throw redirect(`${list}/${await duplicateRecord(kind, id, operatorId)}`, 303);
  return afterSave(target, intent, saved, form);
}

/** The screen on which a picture is described without JavaScript. */
export function pictureSheetPath(picture: string): string {
  return `/desk/media?${new URLSearchParams({ picture })}#picture`;
}

async function saveForm({ kind, id, operatorId }: EditedRecord, form: FormData): Promise<FormSave> {
  const base = startingData(kind, form);
  const typed = readForm(kind, applyRowButton(form), base);
  const chosen = fieldsOf(kind).filter(({ name }) => form.get(choiceName(name)) === "theirs");
  const theirs = Object.fromEntries(chosen.map(({ name }) => [name, base[name] ?? null]));
  const from = { number: Number(form.get("from") ?? 0), version: Number(form.get("version") ?? 0) };
  const data = { ...typed, ...theirs };
  return { ...(await saveDraft({ kind, record: id, data, from, base, author: operatorId })), typed };
}

type FormSave = DraftSaveOutcome & { typed: RecordData };
type SuccessfulSave = Exclude<FormSave, { outcome: "conflict" | "missing" }>;

async function afterSave(
  { kind, id, operatorId }: EditedRecord,
  intent: string,
  saved: SuccessfulSave,
  form: FormData,
) {
  const { revision } = saved;
  const from = { number: revision?.number ?? 0, version: revision?.version ?? 0 };
  const kept = { data: saved.data, from, typed: saved.typed, isMerged: saved.outcome === "merged" };
  const done = (
    outcome: "saved" | "merged" | "published" | "scheduled" | "unscheduled",
    message: string | null,
  ): EditorActionResult => ({ outcome, ...kept, message });
  const ref: RevisionRef = { kind, record: id, ...from };
  if (intent === "unschedule") await unschedule(kind, id, operatorId);
  if (intent === "publish") {
    // Without a revision nobody has changed the record at the desk, so the site shows all of it.
    if (!revision) return done("published", words.publishedNow);
    const result = await publish(ref, operatorId);
    if (result.outcome === "unchanged") return done("published", words.publishedNow);
    if (result.outcome !== "published") return refusedResult(kept, result);
    // Publishing gives a record without an address one from its title, which the form then shows.
    kept.data = parseData(kind, result.revision.data);
    return done("published", words.publishedNow);
  }
  if (intent === "schedule") {
    const at = localToInstant(String(form.get("publish_at") ?? ""), site.timeZone);
    if (!at || Date.parse(at) <= Date.now())
      return refusedResult(kept, { outcome: "refused", problems: [] }, words.schedule.bad);
    const result = revision ? await schedule(ref, at, operatorId) : ({ outcome: "unchanged" } as const);
    return result.outcome === "scheduled" ? done("scheduled", words.scheduledNow) : refusedResult(kept, result);
  }
  if (intent === "alone") {
    const path = await openAlone(kind, id, revision);
    if (!path) return refusedResult(kept, { outcome: "outdated" });
    // The editor's script has opened a tab itself, and asks only for the path.
    if (form.get("answer") !== "path") throw redirect(path, 303);
    return { outcome: "alone", ...kept, path, message: null } satisfies EditorActionResult;
  }
  if (intent === "share" && revision) {
    const link = await sharePreview(kind, id, revision.number, operatorId);
    const until = deskTime(new Date(Date.now() + previewDuration.ms).toISOString(), site);
    if (link) return { outcome: "shared", ...kept, link, until, message: null } satisfies EditorActionResult;
  }
  return saved.outcome === "merged" ? done("merged", words.merged) : done("saved", null);
}

type FailedPublish = Exclude<PublishOutcome, { outcome: "published" }>;

function refusedResult(kept: SavedDraft, result: FailedPublish, message = refusalMessage(result)) {
  const problems = result.outcome === "refused" ? result.problems : [];
  const answer: EditorActionResult = { outcome: "refused", ...kept, problems, message };
  return data(answer, { status: 422 });
}

function refusalMessage(result: FailedPublish): string | null {
  if (result.outcome === "rejected") return words.rejected(result.reason);
  if (result.outcome === "unchanged") return words.schedule.unchanged;
  return result.outcome === "refused" ? null : words[result.outcome];
}

async function conflictResult(
  kind: Kind,
  saved: Extract<DraftSaveOutcome, { outcome: "conflict" }>,
): Promise<EditorActionResult> {
  const { theirs, theirData, data: mine, clashes } = saved;
  const name = await authorFirstName(theirs.author);
  const show = (value: string) => value || words.conflict.empty;
  const clashing = fieldsOf(kind).filter((field) => clashes.includes(field.name));
  return {
    outcome: "conflict",
    conflict: {
      title: words.conflict.title(name),
      theirs: words.conflict.theirs(name, deskTime(theirs.updatedAt, site)),
      save: words.conflict.save(theirs.number + 1),
      clashes: clashing.map((field) => ({
        name: field.name,
        label: field.label,
        mine: show(showValue(field, mine[field.name] ?? null)),
        theirs: show(showValue(field, theirData[field.name] ?? null)),
      })),
      ...{ data: mine, base: theirData, from: { number: theirs.number, version: theirs.version } },
    },
  };
}

/** The data that the form started from. A save on leaving starts from the save that was under way (`sent`). */
function startingData(kind: Kind, form: FormData): RecordData {
  const base = parseData(kind, parseJson(form.get("base")));
  const sent = form.get("sent");
  if (typeof sent !== "string") return base;
  const earlier = new FormData();
  for (const [name, value] of new URLSearchParams(sent)) earlier.append(name, value);
  return readForm(kind, earlier, base);
}

function parseJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text ?? "{}"));
  } catch {
    return {};
  }
}
