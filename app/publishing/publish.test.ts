import { beforeAll, beforeEach, expect, test } from "vitest";
import { getExperiment } from "#app/data/experiments.server.ts";
import { getProject, listFeaturedProjects, listProjects } from "#app/data/projects.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import { findRedirect } from "#app/data/redirects.server.ts";
import { liveRevision } from "#app/data/revisions.server.ts";
import { createProjectDraft, latestRevisionRef, linOperatorId, saveChanges } from "../../tests/support/editing.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { loader } from "../routes/feed.xml/route.ts";
import { archive } from "./archive.server.ts";
import { kindOf } from "./kinds.ts";
import { publish } from "./publish.server.ts";
import { createRecord, readForEditing } from "./records.server.ts";
import { schedule, unschedule } from "./schedule.server.ts";
import { syncRecords } from "./sync-records.server.ts";
import { parseData } from "./values.server.ts";
import { publishDue } from "./worker.server.ts";

provideEmbeddedStore();

const projects = kindOf("projects");
const experiments = kindOf("experiments");
let isSynced = false;
beforeAll(() => {
  isSynced = false;
});
beforeEach(async () => {
  if (!isSynced) await syncRecords();
  isSynced = true;
});

test("a publication is on every list at once, despite a warm read cache", async () => {
  const featured = async () => (await listFeaturedProjects()).map(({ title }) => title);
  await featured();
  const id = await createProjectDraft({
    title: "A market that opens on Fridays",
    created_at: "2030-01-01T12:00:00.000Z",
  });
  expect(await featured()).not.toContain("A market that opens on Fridays");
  expect(await publish(await latestRevisionRef(projects, id), linOperatorId)).toMatchObject({ outcome: "published" });
  expect((await featured())[0]).toBe("A market that opens on Fridays");
  expect(await getProject("a-market-that-opens-on-fridays")).toMatchObject({ title: "A market that opens on Fridays" });
  expect(await getRecord("projects", id)).toMatchObject({
    state: "published",
    address: "a-market-that-opens-on-fridays",
  });
});

test("a published study is in the feed, and leaves it when it is archived", async () => {
  const studies = kindOf("studies");
  const feed = async () =>
    (await loader({ request: new Request("http://localhost/feed.xml") } as Parameters<typeof loader>[0])).text();
  const id = await createRecord(studies, linOperatorId, parseData(studies, { title: "What a queue is worth" }));
  expect(await feed()).not.toContain("What a queue is worth");
  await publish(await latestRevisionRef(studies, id), linOperatorId);
  expect(await feed()).toContain("http://localhost/blog/what-a-queue-is-worth");
  await archive(studies, id, linOperatorId);
  expect(await feed()).not.toContain("What a queue is worth");
});

test("a refusal names each field that stops publishing", async () => {
  const id = await createRecord(projects, linOperatorId);
  await saveChanges(projects, id, { url: "javascript:alert(1)", results: ["38%"], image: "//evil.example/x.png" });
  const refused = await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(refused.outcome === "refused" && refused.problems.map(({ field, index }) => [field, index])).toEqual([
    ["title", undefined],
    ["url", undefined],
    ["results", 0],
    ["image", undefined],
    ["id", undefined],
  ]);
  await saveChanges(projects, id, { title: "x", id: "coat-with-its-route", url: null, results: [], image: null });
  expect(await publish(await latestRevisionRef(projects, id), linOperatorId)).toMatchObject({
    outcome: "refused",
    problems: [{ field: "id" }],
  });
});

test("a year, a figure and an address that no table could hold are refused by field", async () => {
  const id = await createRecord(projects, linOperatorId);
  const typed = { title: "Too much", year: "99999999999", id: "a".repeat(3_000) };
  await saveChanges(projects, id, parseData(projects, { ...(await readForEditing(projects, id))?.data, ...typed }));
  expect((await readForEditing(projects, id))?.data).toMatchObject(typed);
  const refused = await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(refused.outcome === "refused" && refused.problems.map(({ field }) => field)).toEqual(["year", "id"]);

  const contributions = kindOf("contributions");
  const contribution = await createRecord(contributions, linOperatorId);
  const stats = { downloads: "2.5k", stars: "1,200", forks: "" };
  await saveChanges(contributions, contribution, parseData(contributions, { title: "Counted", stats }));
  expect((await readForEditing(contributions, contribution))?.data.stats).toEqual({ ...stats, stars: 1_200, forks: 0 });
  expect(await publish(await latestRevisionRef(contributions, contribution), linOperatorId)).toMatchObject({
    outcome: "refused",
    problems: [{ field: "stats", index: 0 }],
  });
});

test("an older form cannot publish a draft that somebody has saved since", async () => {
  const id = await createProjectDraft();
  const old = await latestRevisionRef(projects, id);
  await saveChanges(projects, id, { client: "Somebody" });
  expect(await publish(old, linOperatorId)).toEqual({ outcome: "outdated" });
});

test("changing an address redirects the old one", async () => {
  const id = await createProjectDraft({ id: "first-address" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  await saveChanges(projects, id, { id: "second-address" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await getProject("first-address")).toBeNull();
  expect(await getProject("second-address")).not.toBeNull();
  expect(await findRedirect("/project/first-address")).toMatchObject({ target: "/project/second-address" });
  const count = (await listProjects()).filter(({ id }) => id.endsWith("-address")).length;
  expect(count).toBe(1);

  await saveChanges(projects, id, { id: "first-address" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await findRedirect("/project/first-address")).toBeNull();
});

test("an archived record answers 410, and is back when published again", async () => {
  const id = "two-clocks";
  expect(await archive(experiments, id, linOperatorId)).toBe("archived");
  expect(await getExperiment(id)).toBeNull();
  expect(await findRedirect(`/experiment/${id}`)).toMatchObject({ target: null });
  expect(await getRecord("experiments", id)).toMatchObject({ state: "archived", address: null });
  expect(await publish(await latestRevisionRef(experiments, id), linOperatorId)).toMatchObject({
    outcome: "published",
  });
  expect(await getExperiment(id)).toMatchObject({ title: "Two clocks" });
  expect(await findRedirect(`/experiment/${id}`)).toBeNull();
});

test("an archived record that returns at a new address is redirected to from the old one, unless another record is there", async () => {
  const id = await createProjectDraft({ id: "first-place" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await findRedirect("/work")).toBeNull();
  await archive(projects, id, linOperatorId);
  await saveChanges(projects, id, { id: "second-place" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await findRedirect("/project/first-place")).toMatchObject({ target: "/project/second-place" });
  await archive(projects, id, linOperatorId);
  const other = await createProjectDraft({ id: "second-place" });
  await publish(await latestRevisionRef(projects, other), linOperatorId);
  await saveChanges(projects, id, { id: "third-place" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await findRedirect("/project/second-place")).toBeNull();
});

test("all former addresses of an archived record redirect to it once it is back, except those that another record has", async () => {
  const id = await createProjectDraft();
  for (const address of ["one-ago", "two-ago", "three-ago", "last-one"]) {
    await saveChanges(projects, id, { id: address });
    await publish(await latestRevisionRef(projects, id), linOperatorId);
  }
  await archive(projects, id, linOperatorId);
  const leadsTo = async (address: string) => (await findRedirect(`/project/${address}`))?.target;
  expect(await leadsTo("one-ago")).toBeNull();
  const other = await createProjectDraft({ id: "two-ago" });
  await publish(await latestRevisionRef(projects, other), linOperatorId);
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await leadsTo("one-ago")).toBe("/project/last-one");
  expect(await leadsTo("two-ago")).toBeUndefined();
  expect(await leadsTo("three-ago")).toBe("/project/last-one");
  expect(await leadsTo("last-one")).toBeUndefined();
});

test("a missed schedule is made up, and an operator can cancel one", async () => {
  const noon = Date.parse("2026-11-20T12:00:00.000Z");
  const id = await createProjectDraft({ id: "on-friday" });
  const at = new Date(noon).toISOString();
  expect(await schedule(await latestRevisionRef(projects, id), at, linOperatorId)).toMatchObject({
    outcome: "scheduled",
  });
  expect(await getRecord("projects", id)).toMatchObject({ state: "scheduled", publishAt: at });
  await publishDue(noon - 1);
  expect(await getProject("on-friday")).toBeNull();
  // A later draft is not published with the scheduled one.
  await saveChanges(projects, id, { client: "Later" });
  await publishDue(noon + 3 * 86_400_000);
  expect(await getProject("on-friday")).toMatchObject({ client: null });
  expect(await getRecord("projects", id)).toMatchObject({ state: "changed", publishAt: null });

  await schedule(await latestRevisionRef(projects, id), at, linOperatorId);
  await unschedule(projects, id, linOperatorId);
  await publishDue(noon + 1);
  expect(await getProject("on-friday")).toMatchObject({ client: null });
});

test("a live revision cannot be scheduled and stays live; an archived record can be scheduled", async () => {
  const at = "2026-11-20T12:00:00.000Z";
  const id = await createProjectDraft({ id: "already-there" });
  await publish(await latestRevisionRef(projects, id), linOperatorId);
  expect(await schedule(await latestRevisionRef(projects, id), at, linOperatorId)).toEqual({ outcome: "unchanged" });
  expect(await liveRevision("projects", id)).toMatchObject({ number: 1 });
  await archive(projects, id, linOperatorId);
  expect(await schedule(await latestRevisionRef(projects, id), at, linOperatorId)).toMatchObject({
    outcome: "scheduled",
  });
  await unschedule(projects, id, linOperatorId);
  expect(await liveRevision("projects", id)).toMatchObject({ number: 1 });
  await schedule(await latestRevisionRef(projects, id), at, linOperatorId);
  await publishDue(Date.parse(at));
  expect(await getProject("already-there")).not.toBeNull();
});

test("several servers publish a due revision once", async () => {
  const id = await createProjectDraft({ id: "once" });
  await schedule(await latestRevisionRef(projects, id), "2026-01-01T00:00:00.000Z", linOperatorId);
  const { number, version } = await latestRevisionRef(projects, id);
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => publish({ kind: projects, record: id, number, version }, null)),
  );
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["outdated", "outdated", "published"]);
});
