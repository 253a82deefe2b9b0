import { expect, test } from "vitest";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { getProject } from "#app/data/projects.server.ts";
import { archive } from "#app/publishing/archive.server.ts";
import { kindOf } from "#app/publishing/kinds.ts";
import { resolvePreview } from "#app/publishing/preview.server.ts";
import { readForEditing } from "#app/publishing/records.server.ts";
import { lin, makeProject } from "../../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { change, type EditorActionResult } from "./change.server.ts";

provideEmbeddedStore();

const kind = kindOf("projects");

/** What a button of the editor answers, after these fields were filled in. */
async function press(id: string, intent: string, fields: Record<string, string> = {}): Promise<EditorActionResult> {
  const { data, latest } = (await readForEditing(kind, id)) ?? {};
  const form = new FormData();
  const began = {
    base: JSON.stringify(data),
    from: String(latest?.number ?? 0),
    version: String(latest?.version ?? 0),
  };
  for (const [name, value] of Object.entries({ intent, ...began, ...fields })) form.set(name, value);
  const answer = await change({ kind, id, operatorId: lin }, form);
  return "data" in answer && "init" in answer ? answer.data : answer;
}

test("publishing says that it is on the site only when it is", async () => {
  const id = await makeProject({ id: "there-and-back" });
  expect(await press(id, "publish")).toMatchObject({ outcome: "published", message: words.publishedNow });
  expect(await press(id, "publish")).toMatchObject({ outcome: "published" });
  await archive(kind, id, lin);
  expect(await press(id, "publish")).toMatchObject({ outcome: "published" });
  expect(await getProject("there-and-back")).not.toBeNull();
});

test("a draft that was published meanwhile is not deleted, and says so", async () => {
  const id = await makeProject({ id: "too-late-to-delete" });
  await press(id, "publish");
  expect(await press(id, "delete")).toEqual({ outcome: "stopped", message: words.delete.late });
});

test("who was writing while a record was archived is told of nobody else's changes", async () => {
  const id = await makeProject({ id: "archived-meanwhile" });
  await press(id, "publish");
  const opened = await readForEditing(kind, id);
  await archive(kind, id, lin);
  const version = String(opened?.latest?.version);
  expect(await press(id, "save", { client: "Harvest", version })).toMatchObject({ outcome: "saved" });
});

test("nothing to schedule is said as that, not as a wrong time", async () => {
  const id = await makeProject({ id: "nothing-new" });
  await press(id, "publish");
  const later = { publish_at: "2099-01-01T09:00" };
  expect(await press(id, "schedule", later)).toMatchObject({ outcome: "refused", message: words.schedule.unchanged });
});

test("a list without a row is saved as empty, and one that the form does not have stays", async () => {
  const id = await makeProject({ technologies: ["Go"], results: ["38% more"] });
  await press(id, "save", { lists: "technologies" });
  expect((await readForEditing(kind, id))?.data).toMatchObject({ technologies: [], results: ["38% more"] });
});

test("a draft that is opened alone is what was typed by then, and stays that", async () => {
  const id = await makeProject({ id: "alone" });
  const answer = await press(id, "alone", { title: "Typed a moment ago", answer: "path" });
  const path = answer.outcome === "alone" ? answer.path : "";
  await press(id, "save", { title: "Typed after" });
  const [, , token = ""] = path.split("/");
  expect(await resolvePreview(token)).toMatchObject({ rows: { projects: { title: "Typed a moment ago" } } });
  await press(id, "publish");
  expect(await press(id, "alone", { answer: "path" })).toMatchObject({ outcome: "alone", path: "/project/alone" });
});

test("without JavaScript a draft opened alone is a page", async () => {
  const id = await makeProject();
  const answer = await press(id, "alone").catch((response) => response);
  expect(answer).toMatchObject({ status: 303 });
  expect(answer.headers.get("location")).toMatch(/^\/preview\//);
});
