import { expect, test } from "vitest";
import { getProject } from "#app/data/projects.server.ts";
import { archive } from "#app/publishing/archive.server.ts";
import { kindOf } from "#app/publishing/kinds.ts";
import { resolvePreview } from "#app/publishing/preview.server.ts";
import { readForEditing } from "#app/publishing/records.server.ts";
import { createProjectDraft, linOperatorId } from "../../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { type EditorActionResult, runEditorAction } from "./change.server.ts";

provideEmbeddedStore();

const projectKind = kindOf("projects");

/** Fills in the fields, presses a button of the editor and returns the result. */
async function pressButton(
  id: string,
  intent: string,
  fields: Record<string, string> = {},
): Promise<EditorActionResult> {
  const { data, latest } = (await readForEditing(projectKind, id)) ?? {};
  const form = new FormData();
  const began = {
    base: JSON.stringify(data),
    from: String(latest?.number ?? 0),
    version: String(latest?.version ?? 0),
  };
  for (const [name, value] of Object.entries({ intent, ...began, ...fields })) form.set(name, value);
  const answer = await runEditorAction({ kind: projectKind, id, operatorId: linOperatorId }, form);
  return "data" in answer && "init" in answer ? answer.data : answer;
}

test("publishing a record again after it was archived puts it back on the site", async () => {
  const id = await createProjectDraft({ id: "there-and-back" });
  expect(await pressButton(id, "publish")).toMatchObject({
    outcome: "published",
    message: "Published. It is on the site.",
  });
  expect(await pressButton(id, "publish")).toMatchObject({ outcome: "published" });
  await archive(projectKind, id, linOperatorId);
  expect(await pressButton(id, "publish")).toMatchObject({ outcome: "published" });
  expect(await getProject("there-and-back")).not.toBeNull();
});

test("a draft that was published meanwhile is not deleted, and the result says so", async () => {
  const id = await createProjectDraft({ id: "too-late-to-delete" });
  await pressButton(id, "publish");
  expect(await pressButton(id, "delete")).toEqual({
    outcome: "stopped",
    message: "It is no longer a draft that nobody has seen, so it was not deleted. Look at it again, then archive it.",
  });
});

test("saving a record that was archived meanwhile is no conflict", async () => {
  const id = await createProjectDraft({ id: "archived-meanwhile" });
  await pressButton(id, "publish");
  const opened = await readForEditing(projectKind, id);
  await archive(projectKind, id, linOperatorId);
  const version = String(opened?.latest?.version);
  expect(await pressButton(id, "save", { client: "Harvest", version })).toMatchObject({ outcome: "saved" });
});

test("scheduling a record without changes is refused for that reason, not for its time", async () => {
  const id = await createProjectDraft({ id: "nothing-new" });
  await pressButton(id, "publish");
  const later = { publish_at: "2099-01-01T09:00" };
  expect(await pressButton(id, "schedule", later)).toMatchObject({
    outcome: "refused",
    message: "Visitors see exactly this already. Change something, then schedule it.",
  });
});

test("a list without rows is saved as empty, and a list that the form does not hold stays", async () => {
  const id = await createProjectDraft({ technologies: ["Go"], results: ["38% more"] });
  await pressButton(id, "save", { lists: "technologies" });
  expect((await readForEditing(projectKind, id))?.data).toMatchObject({ technologies: [], results: ["38% more"] });
});

test("a draft opened alone shows the text typed by then, and keeps showing it", async () => {
  const id = await createProjectDraft({ id: "alone" });
  const answer = await pressButton(id, "alone", { title: "Typed a moment ago", answer: "path" });
  const path = answer.outcome === "alone" ? answer.path : "";
  await pressButton(id, "save", { title: "Typed after" });
  const [, , token = ""] = path.split("/");
  expect(await resolvePreview(token)).toMatchObject({ rows: { projects: { title: "Typed a moment ago" } } });
  await pressButton(id, "publish");
  expect(await pressButton(id, "alone", { answer: "path" })).toMatchObject({
    outcome: "alone",
    path: "/project/alone",
  });
});

test("without JavaScript opening a draft alone redirects to its preview", async () => {
  const id = await createProjectDraft();
  const answer = await pressButton(id, "alone").catch((response) => response);
  expect(answer).toMatchObject({ status: 303 });
  expect(answer.headers.get("location")).toMatch(/^\/preview\//);
});
