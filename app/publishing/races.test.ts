import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { getProject } from "#app/data/projects.server.ts";
import { getPublicRow } from "#app/data/public-rows.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import { latestRevision, listRevisions } from "#app/data/revisions.server.ts";
import { createProjectDraft, latestRevisionRef, linOperatorId, saveChanges } from "../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { interleaveQueries, seededDraw } from "../../tests/support/interleave.ts";
import { allowOnlyRefusals } from "../../tests/support/refusals.ts";
import { archive } from "./archive.server.ts";
import { restoreRevision } from "./drafts.server.ts";
import { kindOf } from "./kinds.ts";
import { publish } from "./publish.server.ts";
import { deleteDraft } from "./records.server.ts";
import { syncRecords } from "./sync-records.server.ts";

provideEmbeddedStore();

const projects = kindOf("projects");

test("publishing and archiving at once: one wins, the other is told", async () => {
  const ends = new Set<string>();
  for (let order = 1; order <= 12; order++) {
    const address = `raced-${order}`;
    const id = await createProjectDraft({ id: address, client: "old" });
    await publish(await latestRevisionRef(projects, id), linOperatorId);
    await saveChanges(projects, id, { client: "new" });
    const draft = await latestRevisionRef(projects, id);
    const [published, archived] = await interleaveQueries(
      () => publish(draft, linOperatorId),
      () => archive(projects, id, linOperatorId),
      seededDraw(order),
    );
    const end = `${published.outcome}, ${archived}`;
    ends.add(end);
    currentStore().cache.invalidate();
    const seen = [(await getProject(address))?.client, (await getRecord("projects", id))?.state];
    const state = (await latestRevision("projects", id))?.state;
    expect([end, ...seen, state], `order ${order}`).toEqual(
      {
        // The whole publication came first, then the archiving.
        "published, archived": ["published, archived", undefined, "archived", "published"],
        "published, publishing": ["published, publishing", "new", "published", "published"],
        "outdated, archived": ["outdated, archived", undefined, "archived", "open"],
      }[end],
    );
  }
  expect([...ends]).toEqual(expect.arrayContaining(["published, publishing", "outdated, archived"]));
});

test("publishing for the first time and deleting at once: one wins, the other is told", async () => {
  const ends = new Set<string>();
  for (let order = 1; order <= 40; order++) {
    const address = `deleted-${order}`;
    const id = await createProjectDraft({ id: address });
    const draft = await latestRevisionRef(projects, id);
    const [published, isDeleted] = await interleaveQueries(
      () => publish(draft, linOperatorId),
      () => deleteDraft(projects, id, linOperatorId),
      seededDraw(order),
    );
    const end = `${published.outcome}, ${isDeleted ? "deleted" : "kept"}`;
    ends.add(end);
    const row = await getPublicRow("projects", "id", address);
    const revisions = await listRevisions("projects", id, { limit: 9 });
    const seen = [row !== null, (await getRecord("projects", id))?.state, revisions.map(({ state }) => state)];
    expect([end, ...seen], `order ${order}`).toEqual(
      {
        "published, kept": ["published, kept", true, "published", ["published"]],
        "outdated, deleted": ["outdated, deleted", false, undefined, []],
      }[end],
    );
  }
  expect([...ends].toSorted()).toEqual(["outdated, deleted", "published, kept"]);
});

test("restoring and saving at once: the restored revision is a draft of its own", async () => {
  // Both may ask for the next number. The store refuses one of them, which then takes the number after it.
  allowOnlyRefusals();
  for (let order = 1; order <= 12; order++) {
    const id = await createProjectDraft({ client: "first" });
    await publish(await latestRevisionRef(projects, id), linOperatorId);
    await saveChanges(projects, id, { client: "second" });
    await interleaveQueries(
      () => restoreRevision(projects, id, 1, randomUUID()),
      () => saveChanges(projects, id, { year: 2024 }),
      seededDraw(order),
    );
    const revisions = await listRevisions("projects", id, { limit: 9 });
    const notes = revisions.map(({ note }) => note);
    const open = revisions.filter(({ state }) => state === "open");
    expect([notes, open.length], `order ${order}`).toEqual([expect.arrayContaining(["restored 1"]), 1]);
  }
});

test("two servers that list a new project at once give it one line", async () => {
  for (let order = 1; order <= 5; order++) {
    const id = `listed-${order}`;
    await currentStore().service.from("projects").insert({ id, title: "Listed at once" }).throwOnError();
    await interleaveQueries(syncRecords, syncRecords, seededDraw(order));
    expect(await getRecord("projects", id), `order ${order}`).toMatchObject({ state: "published", address: id });
  }
});
