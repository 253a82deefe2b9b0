import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findAddress } from "#app/data/addresses.server.ts";
import { currentStore, provideStore } from "#app/data/current-store.server.ts";
import { getExperiment } from "#app/data/experiments.server.ts";
import { getProject, listFeaturedProjects, listProjects } from "#app/data/projects.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import { getRevision, latestRevision } from "#app/data/revisions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { archive } from "./archive.server.ts";
import { saveDraft } from "./drafts.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { kindOf } from "./kinds.ts";
import { publish } from "./publish.server.ts";
import type { RecordData } from "./record-data.ts";
import { createRecord, openRecord } from "./records.server.ts";
import { schedule, unschedule } from "./schedule.server.ts";
import { syncRecords } from "./sync-records.server.ts";
import { finishInterrupted, publishDue } from "./worker.server.ts";

provideEmbeddedStore();

const projects = kindOf("projects");
const experiments = kindOf("experiments");
const lin = randomUUID();
let isSynced = false;
beforeAll(() => {
  isSynced = false;
});
beforeEach(async () => {
  if (!isSynced) await syncRecords();
  isSynced = true;
});

async function save(kind: Kind, id: string, changes: RecordData) {
  const opened = await openRecord(kind, id);
  const from = { number: opened?.latest?.number ?? 0, version: opened?.latest?.version ?? 0 };
  const base = opened?.data ?? {};
  return saveDraft({ kind, record: id, from, base, data: { ...base, ...changes }, author: lin });
}

async function ref(kind: Kind, record: string) {
  const latest = await latestRevision(kind.id, record);
  return { kind, record, number: latest?.number ?? 0, version: latest?.version ?? 0 };
}

async function makeProject(changes: RecordData = {}) {
  const id = await createRecord(projects, lin);
  await save(projects, id, { title: `Project ${id.slice(0, 8)}`, ...changes });
  return id;
}

test("a publication is on every list at once, past a warm read cache", async () => {
  const featured = async () => (await listFeaturedProjects()).map(({ title }) => title);
  await featured();
  const id = await makeProject({ title: "A market that opens on Fridays", created_at: "2030-01-01T12:00:00.000Z" });
  expect(await featured()).not.toContain("A market that opens on Fridays");
  expect(await publish(await ref(projects, id), lin)).toMatchObject({ outcome: "published" });
  expect((await featured())[0]).toBe("A market that opens on Fridays");
  expect(await getProject("a-market-that-opens-on-fridays")).toMatchObject({ title: "A market that opens on Fridays" });
  expect(await getRecord("projects", id)).toMatchObject({
    state: "published",
    address: "a-market-that-opens-on-fridays",
  });
});

test("publishing is refused beside each field that stops it", async () => {
  const id = await createRecord(projects, lin);
  await save(projects, id, { url: "javascript:alert(1)", results: ["38%"], image: "//evil.example/x.png" });
  const refused = await publish(await ref(projects, id), lin);
  expect(refused.outcome === "refused" && refused.problems.map(({ field, index }) => [field, index])).toEqual([
    ["title", undefined],
    ["url", undefined],
    ["results", 0],
    ["image", undefined],
    ["id", undefined],
  ]);
  await save(projects, id, { title: "x", id: "coat-with-its-route", url: null, results: [], image: null });
  expect(await publish(await ref(projects, id), lin)).toMatchObject({
    outcome: "refused",
    problems: [{ field: "id" }],
  });
});

test("an older form cannot publish what somebody saved since", async () => {
  const id = await makeProject();
  const old = await ref(projects, id);
  await save(projects, id, { client: "Somebody" });
  expect(await publish(old, lin)).toEqual({ outcome: "outdated" });
});

test("a new address keeps the record and leads the old one on", async () => {
  const id = await makeProject({ id: "first-address" });
  await publish(await ref(projects, id), lin);
  await save(projects, id, { id: "second-address" });
  await publish(await ref(projects, id), lin);
  expect(await getProject("first-address")).toBeNull();
  expect(await getProject("second-address")).not.toBeNull();
  expect(await findAddress("/project/first-address")).toMatchObject({ target: "/project/second-address" });
  const count = (await listProjects()).filter(({ id }) => id.endsWith("-address")).length;
  expect(count).toBe(1);

  await save(projects, id, { id: "first-address" });
  await publish(await ref(projects, id), lin);
  expect(await findAddress("/project/first-address")).toBeNull();
});

test("an archived record is gone and says so, and is back when published again", async () => {
  const id = "two-clocks";
  expect(await archive(experiments, id, lin)).toBe(true);
  expect(await getExperiment(id)).toBeNull();
  expect(await findAddress(`/experiment/${id}`)).toMatchObject({ target: null });
  expect(await getRecord("experiments", id)).toMatchObject({ state: "archived", address: null });
  expect(await publish(await ref(experiments, id), lin)).toMatchObject({ outcome: "published" });
  expect(await getExperiment(id)).toMatchObject({ title: "Two clocks" });
  expect(await findAddress(`/experiment/${id}`)).toBeNull();
});

test("an archived record that comes back elsewhere is led to from where it was, unless another one is there", async () => {
  const id = await makeProject({ id: "first-place" });
  await publish(await ref(projects, id), lin);
  expect(await findAddress("/work")).toBeNull();
  await archive(projects, id, lin);
  await save(projects, id, { id: "second-place" });
  await publish(await ref(projects, id), lin);
  expect(await findAddress("/project/first-place")).toMatchObject({ target: "/project/second-place" });
  await archive(projects, id, lin);
  const other = await makeProject({ id: "second-place" });
  await publish(await ref(projects, other), lin);
  await save(projects, id, { id: "third-place" });
  await publish(await ref(projects, id), lin);
  expect(await findAddress("/project/second-place")).toBeNull();
});

test("a schedule is kept, made up if it was missed, and ended by an operator", async () => {
  const noon = Date.parse("2026-11-20T12:00:00.000Z");
  const id = await makeProject({ id: "on-friday" });
  const at = new Date(noon).toISOString();
  expect(await schedule(await ref(projects, id), at, lin)).toMatchObject({ outcome: "scheduled" });
  expect(await getRecord("projects", id)).toMatchObject({ state: "scheduled", publishAt: at });
  await publishDue(noon - 1);
  expect(await getProject("on-friday")).toBeNull();
  // A later draft does not go out with it.
  await save(projects, id, { client: "Later" });
  await publishDue(noon + 3 * 86_400_000);
  expect(await getProject("on-friday")).toMatchObject({ client: null });
  expect(await getRecord("projects", id)).toMatchObject({ state: "changed", publishAt: null });

  await schedule(await ref(projects, id), at, lin);
  await unschedule(projects, id, lin);
  await publishDue(noon + 1);
  expect(await getProject("on-friday")).toMatchObject({ client: null });
});

test("several servers publish what is due once", async () => {
  const id = await makeProject({ id: "once" });
  await schedule(await ref(projects, id), "2026-01-01T00:00:00.000Z", lin);
  const { number, version } = await ref(projects, id);
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => publish({ kind: projects, record: id, number, version }, null)),
  );
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["outdated", "outdated", "published"]);
});

test("a publication that was interrupted at any step is whole or not begun, and is finished at the start", async () => {
  const store = currentStore();
  for (let step = 1, isDone = false; !isDone; step++) {
    const [old, now] = [`step-${step}-old`, `step-${step}-new`];
    const id = await makeProject({ id: old, client: "old" });
    await publish(await ref(projects, id), lin);
    await save(projects, id, { id: now, client: "new" });
    const target = await ref(projects, id);
    provideStore({ ...store, service: failingAfter(store.service, step) });
    isDone = await publish(target, lin).then(
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
      expect(await findAddress(`/project/${old}`)).toMatchObject({ target: `/project/${now}` });
      expect(await getRecord("projects", id)).toMatchObject({ state: "published", address: now });
    } else expect(revision?.state).toBe("open");
    expect(step).toBeLessThan(20);
  }
});

test("an archiving that was interrupted is finished at the start", async () => {
  const store = currentStore();
  const id = await makeProject({ id: "half-gone" });
  await publish(await ref(projects, id), lin);
  provideStore({ ...store, service: failingAfter(store.service, 2) });
  await expect(archive(projects, id, lin)).rejects.toThrow();
  provideStore(store);
  await finishInterrupted({ isExclusive: true, now: Date.now() + 1 });
  store.cache.invalidate();
  expect(await getProject("half-gone")).toBeNull();
  expect(await getRecord("projects", id)).toMatchObject({ state: "archived" });
});

/** A client whose process is killed after some writes. */
function failingAfter(client: ReturnType<typeof currentStore>["service"], writes: number) {
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
