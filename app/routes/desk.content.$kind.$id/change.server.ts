import { data, redirect } from "react-router";
import { type Clash, choiceName } from "#app/components/desk/field-conflict.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { site } from "#app/content/site.ts";
import { archive } from "#app/publishing/archive.server.ts";
import { showValue } from "#app/publishing/differences.ts";
import type { Problem } from "#app/publishing/draft-problems.server.ts";
import { restoreRevision, type Saved, type StartedFrom, saveDraft } from "#app/publishing/drafts.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { fieldsOf } from "#app/publishing/kinds.ts";
import { openAlone, sharePreview } from "#app/publishing/preview.server.ts";
import { PREVIEW_MS } from "#app/publishing/preview-token.server.ts";
import { type PublishOutcome, publish, type RevisionRef } from "#app/publishing/publish.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { deleteDraft, duplicateRecord } from "#app/publishing/records.server.ts";
import { schedule, unschedule } from "#app/publishing/schedule.server.ts";
import { parseData, readForm } from "#app/publishing/values.server.ts";
import { deskTime } from "#app/time/desk-time.ts";
import { toInstant } from "#app/time/zoned-time.ts";
import { applyRowButton } from "./apply-row-button.server.ts";
import { authorName } from "./editor.server.ts";

export type Conflict = {
  title: string;
  theirs: string;
  save: string;
  clashes: Clash[];
  /** The form starts again from their save, with mine in the fields that clash. */
  data: RecordData;
  base: RecordData;
  from: StartedFrom;
};

export type EditorActionResult =
  | (Shown & { outcome: "saved" | "merged" | "published" | "scheduled" | "unscheduled"; message: string | null })
  | (Shown & { outcome: "shared"; link: string; until: string; message: null })
  | { outcome: "conflict"; conflict: Conflict }
  | (Shown & { outcome: "alone"; path: string; message: null })
  | { outcome: "stopped"; message: string }
  | (Shown & { outcome: "refused"; problems: Problem[]; message: string | null });

/** `isMerged`: the fields do not show all of it. */
type Shown = { data: RecordData; from: StartedFrom; isMerged?: boolean };

type Target = { kind: Kind; id: string; operatorId: string };

/** What a button of the editor does. All that write save the form first, so that nothing typed is lost. */
export async function change(target: Target, form: FormData) {
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
  const saved = await save(target, form);
  if (saved.outcome === "missing") throw data(null, { status: 404 });
  if (saved.outcome === "conflict") return data(await conflictAnswer(kind, saved), { status: 409 });
  const picture = form.get("describe");
  if (picture) throw redirect(sheetPath(String(picture)), 303);
  if (intent === "duplicate") throw redirect(`${list}/${await duplicateRecord(kind, id, operatorId)}`, 303);
  return afterSave(target, intent, saved, form);
}

/** Where a picture is described without scripts. */
export function sheetPath(picture: string): string {
  return `/desk/media?${new URLSearchParams({ picture })}#picture`;
}

async function save({ kind, id, operatorId }: Target, form: FormData): Promise<Saved> {
  const base = baseOf(kind, form);
  const typed = readForm(kind, applyRowButton(form), base);
  const chosen = fieldsOf(kind).filter(({ name }) => form.get(choiceName(name)) === "theirs");
  const theirs = Object.fromEntries(chosen.map(({ name }) => [name, base[name] ?? null]));
  const from = { number: Number(form.get("from") ?? 0), version: Number(form.get("version") ?? 0) };
  return saveDraft({ kind, record: id, data: { ...typed, ...theirs }, from, base, author: operatorId });
}

type Kept = Exclude<Saved, { outcome: "conflict" | "missing" }>;

async function afterSave({ kind, id, operatorId }: Target, intent: string, saved: Kept, form: FormData) {
  const { revision } = saved;
  const from = { number: revision?.number ?? 0, version: revision?.version ?? 0 };
  const kept = { data: saved.data, from, isMerged: saved.outcome === "merged" };
  const done = (
    outcome: "saved" | "merged" | "published" | "scheduled" | "unscheduled",
    message: string | null,
  ): EditorActionResult => ({ outcome, ...kept, message });
  const ref: RevisionRef = { kind, record: id, ...from };
  if (intent === "unschedule") await unschedule(kind, id, operatorId);
  if (intent === "publish") {
    // Nobody has changed what the tables had before the desk.
    if (!revision) return done("published", words.publishedNow);
    const result = await publish(ref, operatorId);
    if (result.outcome === "unchanged") return done("published", words.publishedNow);
    if (result.outcome !== "published") return refusal(kept, result);
    // With the address that the title gave it.
    kept.data = parseData(kind, result.revision.data);
    return done("published", words.publishedNow);
  }
  if (intent === "schedule") {
    const at = toInstant(String(form.get("publish_at") ?? ""), site.timeZone);
    if (!at || Date.parse(at) <= Date.now())
      return refusal(kept, { outcome: "refused", problems: [] }, words.schedule.bad);
    const result = revision ? await schedule(ref, at, operatorId) : ({ outcome: "unchanged" } as const);
    return result.outcome === "scheduled" ? done("scheduled", words.scheduledNow) : refusal(kept, result);
  }
  if (intent === "alone") {
    const path = await openAlone(kind, id, revision);
    if (!path) return refusal(kept, { outcome: "outdated" });
    // Scripts open the tab themselves.
    if (form.get("answer") !== "path") throw redirect(path, 303);
    return { outcome: "alone", ...kept, path, message: null } satisfies EditorActionResult;
  }
  if (intent === "share" && revision) {
    const link = await sharePreview(kind, id, revision.number, operatorId);
    const until = deskTime(new Date(Date.now() + PREVIEW_MS).toISOString(), site);
    if (link) return { outcome: "shared", ...kept, link, until, message: null } satisfies EditorActionResult;
  }
  return saved.outcome === "merged" ? done("merged", words.merged) : done("saved", null);
}

type Stopped = Exclude<PublishOutcome, { outcome: "published" }>;

function refusal(kept: Shown, result: Stopped, message = messageOf(result)) {
  const problems = result.outcome === "refused" ? result.problems : [];
  const answer: EditorActionResult = { outcome: "refused", ...kept, problems, message };
  return data(answer, { status: 422 });
}

function messageOf(result: Stopped): string | null {
  if (result.outcome === "rejected") return words.rejected(result.reason);
  if (result.outcome === "unchanged") return words.schedule.unchanged;
  return result.outcome === "refused" ? null : words[result.outcome];
}

async function conflictAnswer(kind: Kind, saved: Extract<Saved, { outcome: "conflict" }>): Promise<EditorActionResult> {
  const { theirs, theirData, data: mine, clashes } = saved;
  const name = await authorName(theirs.author);
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

/** What the form began with; a save on leaving builds on the one that was under way. */
function baseOf(kind: Kind, form: FormData): RecordData {
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
