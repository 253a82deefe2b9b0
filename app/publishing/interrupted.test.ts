import { expect, test } from "vitest";
import { currentStore, provideStore } from "#app/data/current-store.server.ts";
import { getProject } from "#app/data/projects.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import { findRedirect } from "#app/data/redirects.server.ts";
import { changeRevision, getRevision, latestRevision } from "#app/data/revisions.server.ts";
import { getUncachedStudyBody } from "#app/data/study-texts.server.ts";
import { findStuck } from "#app/enquiries/stuck.server.ts";
import { findHealthProblems } from "#app/integrations/health-problems.server.ts";
import { createProjectDraft, latestRevisionRef, linOperatorId, saveChanges } from "../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { archive } from "./archive.server.ts";
import { kindOf } from "./kinds.ts";
import { publish } from "./publish.server.ts";
import { createRecord, deleteDraft } from "./records.server.ts";
import { schedule } from "./schedule.server.ts";
import { syncRecords } from "./sync-records.server.ts";
import { finishInterrupted, publishDue } from "./worker.server.ts";

provideEmbeddedStore();

const projects = kindOf("projects");
const study = kindOf("studies");

test("a publication that is interrupted at any step shows all or nothing, and is finished at the next start", async () => {
  const store = currentStore();
  for (let step = 1, isDone = false; !isDone; step++) {
    const [old, now] = [`step-${step}-old`, `step-${step}-new`];
    const id = await createProjectDraft({ id: old, client: "old" });
    await publish(await latestRevisionRef(projects, id), linOperatorId);
    await saveChanges(projects, id, { id: now, client: "new" });
    const target = await latestRevisionRef(projects, id);
    provideStore({ ...store, service: clientKilledAfter(store.service, step) });
    isDone = await publish(target, linOperatorId).then(
      () => true,
      () => false,
    );
    provideStore(store);
    store.cache.invalidate();
    const seen = [await getProject(old), await getProject(now)].map((project) => project?.client);
    expect(
      [
        ["old", undefined],
        [undefined, "new"],
      ],
      `step ${step}`,
    ).toContainEqual(seen);
    await finishInterrupted({ isExclusive: true, now: Date.now() + 1 });
    const revision = await getRevision("projects", id, target.number);
    const isBegun = revision?.state === "published";
    expect((await getProject(now))?.client, `step ${step}`).toBe(isBegun ? "new" : undefined);
    if (isBegun) {
      expect(await findRedirect(`/project/${old}`)).toMatchObject({ target: `/project/${now}` });
      expect(await getRecord("projects", id)).toMatchObject({ state: "published", address: now });
    } else expect(revision?.state).toBe("open");
    expect(step).toBeLessThan(20);
  }
});

test("an interrupted archiving is finished at the next start", async () => {
  const store = currentStore();
  const id = await createProjectDraft({ id: "half-gone" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  provideStore({ ...store, service: clientKilledAfter(store.service, 2) });
  await expect(archive(projects, id, linOperatorId)).rejects.toThrow();
  provideStore(store);
  await finishInterrupted({ isExclusive: true, now: Date.now() + 1 });
  store.cache.invalidate();
  expect(await getProject("half-gone")).toBeNull();
  expect(await getRecord("projects", id)).toMatchObject({ state: "archived" });
});

test("after a deletion that is interrupted at any step, the next sync leaves the whole draft or nothing", async () => {
  const store = currentStore();
  const ids = await Promise.all(Array.from({ length: 3 }, () => createProjectDraft()));
  // As many newer saves as a sync looks at.
  for (let save = 0; save < 20; save++) await createProjectDraft();
  for (const [step, id] of ids.entries()) {
    provideStore({ ...store, service: clientKilledAfter(store.service, step) });
    await expect(deleteDraft(projects, id, linOperatorId)).rejects.toThrow("killed");
    provideStore(store);
    await syncRecords();
    const [line, revision] = [await getRecord("projects", id), await latestRevision("projects", id)];
    expect(line === null, `step ${step}`).toBe(revision === null);
  }
});

test.each([
  ["a value", "22001", "value too long for type character varying(4)"],
  // The embedded library reports all PostgreSQL errors that it does not know with this code and prefix.
  ["a size", "SUP", "PostgresError: index row requires 9016 bytes, maximum size is 8191"],
  ["a rule", "SUP", 'PostgresError: new row for relation "lab_studies" violates check constraint "short"'],
  ["a column", "PGRST204", "Could not find the 'category' column of 'lab_studies' in the schema cache"],
])("a revision with %s that the table refuses becomes a draft again", async (_, code, message) => {
  const reason = message.replace("PostgresError: ", "");
  const store = currentStore();
  const id = await createRecord(study, linOperatorId);
  await saveChanges(study, id, { title: "Kept", slug: `kept-${reason.length}`, body: "Old" });
  await publish(await latestRevisionRef(study, id), linOperatorId);
  await saveChanges(study, id, { title: "Refused", body: "New" });
  provideStore({ ...store, service: clientRefusedBy(store.service, "lab_studies", { code, message }) });
  expect(await publish(await latestRevisionRef(study, id), linOperatorId)).toEqual({ outcome: "rejected", reason });
  provideStore(store);
  expect(await latestRevision("studies", id)).toMatchObject({ state: "frozen", data: { title: "Refused" } });
  expect(await getRecord("studies", id)).toMatchObject({ state: "changed", address: `kept-${reason.length}` });
  expect(await getUncachedStudyBody(id)).toBe("Old");
});

test("a publication that cannot be finished does not stop the others", async () => {
  const store = currentStore();
  const [stuck, other] = [await createRecord(study, linOperatorId), await createProjectDraft({ id: "finished" })];
  await saveChanges(study, stuck, { title: "Stuck" });
  for (const target of [await latestRevisionRef(study, stuck), await latestRevisionRef(projects, other)]) {
    const revision = await getRevision(target.kind.id, target.record, target.number);
    if (revision) await changeRevision(revision, { state: "publishing" });
  }
  provideStore({ ...store, service: clientRefusedBy(store.service, "lab_studies", { message: "no route to host" }) });
  await finishInterrupted({ isExclusive: true, now: Date.now() + 1 });
  provideStore(store);
  expect(await getProject("finished")).not.toBeNull();
  expect(await latestRevision("studies", stuck)).toMatchObject({ state: "publishing" });
});

test("a missed publication is reported, with its reason, until the next draft is begun, scheduled or published", async () => {
  const store = currentStore();
  const at = "2026-11-20T12:00:00.000Z";
  const [taken, rejected] = [
    await createProjectDraft({ id: "noon" }),
    await createProjectDraft({ id: "later", title: "Too wide" }),
  ];
  for (const id of [taken, rejected]) await schedule(await latestRevisionRef(projects, id), at, linOperatorId);
  // A draft that was begun before the scheduled time does not end the report.
  await saveChanges(projects, taken, { client: "Later" });
  await publish(
    await latestRevisionRef(projects, await createProjectDraft({ id: "noon", title: "Faster" })),
    linOperatorId,
  );
  const error = { code: "22001", message: "too wide" };
  provideStore({ ...store, service: clientRefusedBy(store.service, "projects", error) });
  await publishDue(Date.parse(at));
  provideStore(store);

  const told = async () => (await findStuck(Date.now())).filter(({ open }) => open?.startsWith("/desk/content/"));
  const open = (id: string) => `/desk/content/projects/${id}`;
  expect((await told()).map(({ open }) => open).toSorted()).toEqual([open(taken), open(rejected)].toSorted());
  expect(await told()).toContainEqual(
    expect.objectContaining({
      title: "“Too wide” did not go out at its time.",
      text: expect.stringContaining("too wide"),
    }),
  );
  const looked = { channels: {}, dataDir: ".", now: Date.now, startedAt: 0, bytes: async () => null };
  expect((await findHealthProblems(looked)).publishing).toMatchObject({
    title: "2 drafts did not go out at their time",
    parts: expect.arrayContaining([`projects/${taken}/1`]),
  });

  await saveChanges(projects, rejected, { title: "Narrow" });
  await saveChanges(projects, taken, { id: "noon-elsewhere" });
  expect((await told()).map(({ open }) => open)).toEqual([open(taken)]);
  await publish(await latestRevisionRef(projects, taken), linOperatorId);
  expect((await findHealthProblems(looked)).publishing).toBeNull();
});

/** A client whose every query of one table fails with this error. */
function clientRefusedBy(client: ReturnType<typeof currentStore>["service"], table: string, error: object) {
  const answer = Promise.resolve({ data: null, error });
  const refused = new Proxy({}, { get: (_, name) => (name === "then" ? answer.then.bind(answer) : () => refused) });
  const from = (name: string) => (name === table ? refused : client.from(name));
  return new Proxy(client, { get: (target, name) => (name === "from" ? from : Reflect.get(target, name)) });
}

/** A client that throws at the write after the first `writes` ones, as if its process were killed. */
function clientKilledAfter(client: ReturnType<typeof currentStore>["service"], writes: number) {
  let left = writes;
  const count = () => {
    if (left === 0) throw new Error("killed");
    left -= 1;
  };
  const watched = new Set<PropertyKey>(["insert", "update", "upsert", "delete"]);
  const from = (table: string) =>
    new Proxy(client.from(table), {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (watched.has(name)) count();
          return value.apply(target, args);
        };
      },
    });
  return new Proxy(client, { get: (target, name) => (name === "from" ? from : Reflect.get(target, name)) });
}
