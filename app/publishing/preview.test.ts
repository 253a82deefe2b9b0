import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { previewScope } from "#app/data/preview-scope.server.ts";
import { getProject } from "#app/data/projects.server.ts";
import { latestRevision } from "#app/data/revisions.server.ts";
import { listTeam } from "#app/data/team.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { saveDraft } from "./drafts.server.ts";
import { kindOf } from "./kinds.ts";
import { resolvePreview, sharePreview } from "./preview.server.ts";
import { readPreview, signPreview } from "./preview-token.server.ts";
import { createRecord, readForEditing } from "./records.server.ts";

provideEmbeddedStore();

const lin = randomUUID();
const hourMs = 60 * 60_000;

test("a token expires after an hour and opens only its own revision", async () => {
  const now = Date.now();
  const token = await signPreview({ kind: "team", record: "amara", number: 3 }, now);
  expect(await readPreview(token, now + hourMs - 1)).toMatchObject({ kind: "team", record: "amara", number: 3 });
  expect(await readPreview(token, now + hourMs)).toBeNull();
  const [text = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify({ kind: "team", record: "lin", number: 3, until: now + hourMs })).toString(
    "base64url",
  );
  for (const forged of [
    "",
    ".",
    text,
    `${text}.`,
    `${other}.${signature}`,
    `${token}.x`,
    `${text}.${signature.slice(1)}`,
  ])
    expect(await readPreview(forged, now), forged).toBeNull();
});

test("a page reads the revision only inside a preview, and a shared revision stays as it was", async () => {
  const kind = kindOf("projects");
  const id = await createRecord(kind, lin, { title: "Shared work" });
  const path = (await sharePreview(kind, id, 1, lin)) ?? "";
  const opened = await readForEditing(kind, id);
  const from = { number: 1, version: opened?.latest?.version ?? 0 };
  await saveDraft({ kind, record: id, from, base: {}, data: { ...opened?.data, title: "Later words" }, author: lin });
  expect((await latestRevision(kind.id, id))?.number).toBe(2);

  const [, , token = "", ...page] = path.split("/");
  expect(page.join("/")).toBe("project/shared-work");
  const preview = await resolvePreview(token);
  const seen = await previewScope.run(preview?.rows ?? {}, () => getProject("shared-work"));
  expect(seen).toMatchObject({ title: "Shared work" });
  expect(await getProject("shared-work")).toBeNull();
});

test("a person's revision replaces them in the team, for readers of the preview only", async () => {
  const rows = { team: { id: "lin", name: "Lin Z.", role: "Designer" } };
  const before = await listTeam();
  const seen = await previewScope.run(rows, listTeam);
  expect(seen).toHaveLength(before.length);
  expect(seen.find(({ id }) => id === "lin")).toMatchObject({ name: "Lin Z." });
  expect((await listTeam()).find(({ id }) => id === "lin")).toMatchObject({ name: "Lin Zhao" });
});
