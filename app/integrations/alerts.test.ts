import { rmSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { listAlerts } from "#app/data/alerts.server.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { createDeliveries, listDeliveries } from "#app/data/deliveries.server.ts";
import { recordLastBackup } from "#app/data/last-backup.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { type ProblemsByCause, updateAlerts } from "./alerts.server.ts";
import { findHealthProblems, MAX_STORE_BYTES } from "./health-problems.server.ts";

const noon = Date.parse("2026-11-15T12:00:00.000Z");
const now = () => noon;
const notifyAddress = "team@furlong.example";
const dataDir = makeFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

provideEmbeddedStore();
beforeEach(async () => {
  await currentStore().service.from("alerts").delete().neq("id", "");
});

const diskProblem = { title: "The disk is nearly full", text: "Make room." };
const updateWith = (problems: ProblemsByCause, given: object = {}) =>
  updateAlerts(async () => problems, { notify: notifyAddress, now, ...given });
const queuedMails = async () =>
  (await Array.fromAsync(listDeliveries())).map(({ key, payload }) => [key, payload?.title]);

describe("an alert", () => {
  test("is announced once when it begins, once when it ends, and again the next time", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const info = vi.spyOn(log, "info").mockImplementation(() => {});
    for (let n = 0; n < 3; n++) await updateWith({ disk: diskProblem });
    expect(await queuedMails()).toEqual([["alert:disk:1:raised", diskProblem.title]]);
    expect(error.mock.calls).toEqual([[{ alert: "disk" }, "The disk is nearly full. Make room."]]);
    expect(await listAlerts()).toMatchObject([{ id: "disk", isRaised: true, title: diskProblem.title }]);

    for (let n = 0; n < 3; n++) await updateWith({ disk: null });
    expect(await queuedMails()).toContainEqual(["alert:disk:1:cleared", `All clear: ${diskProblem.title}`]);
    expect(info).toHaveBeenCalledOnce();
    expect(await listAlerts()).toMatchObject([{ id: "disk", isRaised: false }]);

    await updateWith({ disk: diskProblem });
    expect((await queuedMails()).map(([key]) => key).toSorted()).toEqual([
      "alert:disk:1:cleared",
      "alert:disk:1:raised",
      "alert:disk:2:raised",
    ]);
  });

  test("is announced once by several servers", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    await Promise.all([1, 2, 3, 4].map(() => updateWith({ disk: diskProblem })));
    expect(await queuedMails()).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
  });

  test("without a recipient is only logged and stored", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    await updateWith({ disk: diskProblem }, { notify: undefined });
    expect(await queuedMails()).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
    expect(await listAlerts()).toHaveLength(1);
  });
});

describe("an alert of one server among several", () => {
  const on = (machine: string, at = noon) => ({ machine, now: () => at });

  test("is raised and cleared by that server alone", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    for (let n = 0; n < 2; n++) {
      await updateWith({ disk: diskProblem }, on("web1"));
      await updateWith({ disk: null }, on("web2"));
    }
    expect((await queuedMails()).map(([key]) => key)).toEqual(["alert:disk@web1:1:raised"]);
    await updateWith({ disk: null }, on("web1"));
    expect(await queuedMails()).toContainEqual(["alert:disk@web1:1:cleared", `All clear: ${diskProblem.title}`]);
  });

  test("ends when that server has not run for an hour", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    await updateWith({ disk: diskProblem }, on("web1"));
    const hour = 60 * 60_000;
    await updateWith({ disk: null }, on("web2", noon + hour - 1));
    expect(await queuedMails()).toHaveLength(1);
    for (let n = 0; n < 2; n++) await updateWith({ disk: null }, on("web2", noon + hour + 1));
    expect(await queuedMails()).toContainEqual([
      "alert:disk@web1:1:cleared",
      `No longer reported: ${diskProblem.title}`,
    ]);
    expect(await queuedMails()).toHaveLength(2);
  });
});

describe("the alert about deliveries given up", () => {
  const given = (...parts: string[]) => ({ given_up: { title: `${parts.length} given up`, text: "Retry.", parts } });
  const later = (minutes: number) => ({ now: () => noon + minutes * 60_000 });
  const numbers = async () => (await queuedMails()).map(([key]) => key);

  test("is announced again when more are given up, once for a quarter of an hour", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    await updateWith(given("a"));
    for (const parts of [["a", "b"], ["a", "b", "c"], ["c"]]) await updateWith(given(...parts), later(14));
    expect(await numbers()).toEqual(["alert:given_up:1:raised"]);
    for (let n = 0; n < 2; n++) await Promise.all([1, 2].map(() => updateWith(given("a", "b", "c"), later(15))));
    await updateWith(given("b", "c"), later(60));
    expect(await numbers()).toEqual(["alert:given_up:1:raised", "alert:given_up:2:raised"]);

    await updateWith(given("b", "c", "a"), later(61));
    await updateWith({ given_up: null }, later(62));
    await updateWith(given("b"), later(63));
    expect((await numbers()).slice(2)).toEqual([
      "alert:given_up:3:raised",
      "alert:given_up:3:cleared",
      "alert:given_up:4:raised",
    ]);
  });

  test("is announced once while there are too many to track, even if some are closed", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const tooMuch = (count: number) => ({ given_up: { title: `${count} given up`, text: "Retry." } });
    await updateWith(given("a"));
    await updateWith(tooMuch(510), later(20));
    await updateWith(tooMuch(505), later(40));
    await updateWith(given("a"), later(60));
    expect(await numbers()).toEqual(["alert:given_up:1:raised"]);
  });
});

describe("findHealthProblems", () => {
  const channels = { webhook: async () => ({ kind: "sent" }) as const };
  const findAll = (given: object = {}) =>
    findHealthProblems({ channels, dataDir, now, startedAt: 0, bytes: async () => 1, ...given });
  const find = async (given: object = {}) =>
    Object.fromEntries(Object.entries(await findAll(given)).filter(([, problem]) => problem));
  const add = (key: string, columns: object) =>
    createDeliveries([
      {
        key,
        channel: "webhook",
        kind: "submission",
        createdAt: new Date(noon - 16 * 60_000).toISOString(),
        ...columns,
      },
    ]);
  const minutesAgo = (minutes: number) => new Date(noon - minutes * 60_000).toISOString();

  test("reports no problem on a healthy site", async () => {
    await add("sent", { state: "sent", attempts: 1 });
    await add("queued again", { attempts: 0, nextAttemptAt: minutesAgo(1) });
    await add("new", { attempts: 1, createdAt: minutesAgo(14) });
    expect(await find()).toEqual({});
  });

  test("reports no problem where the store is elsewhere and there is no DATA_DIR", async () => {
    expect(await find({ dataDir: `${dataDir}/none` })).toEqual({});
  });

  test("reports deliveries that were given up", async () => {
    await add("one", { state: "given_up", attempts: 10, nextAttemptAt: null });
    expect(await find()).toMatchObject({ given_up: { title: "A delivery was given up" } });
  });

  test("reports deliveries that have waited for more than a quarter of an hour", async () => {
    await add("one", { state: "failed", attempts: 3 });
    expect(await find()).toMatchObject({ backlog: { title: `Deliveries have been waiting since ${minutesAgo(16)}` } });
  });

  test("reports a backlog only once deliveries have had time to go out after the start", async () => {
    await add("one", { state: "failed", attempts: 3 });
    expect((await findAll({ startedAt: noon - 60_000 })).backlog).toBeUndefined();
    expect(await find({ startedAt: noon - 3 * 60_000 })).toHaveProperty("backlog");
  });

  test("clears a backlog once nothing has waited for ten minutes, so that servers whose clocks differ agree", async () => {
    await add("one", { state: "failed", attempts: 3, createdAt: minutesAgo(11) });
    expect((await findAll()).backlog).toBeUndefined();
    expect((await findAll({ now: () => noon - 2 * 60_000 })).backlog).toBeNull();
  });

  test("leaves out a cause that cannot be checked, and reports the others", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    await add("one", { state: "given_up", attempts: 10, nextAttemptAt: null });
    const bytes = () => Promise.reject(new Error("the store has no size"));
    for (let n = 0; n < 2; n++) {
      const found = await findAll({ bytes });
      expect(found.size).toBeUndefined();
      expect(found).toMatchObject({ given_up: { title: "A delivery was given up" }, disk: null });
    }
    expect(error).toHaveBeenCalledOnce();
  });

  test("does not report mail waiting because no server is set", async () => {
    await add("mail", { channel: "email", kind: "notice", attempts: 0 });
    expect(await find()).toEqual({});
    expect(await find({ channels: { email: async () => ({ kind: "sent" }) } })).toHaveProperty("backlog");
  });

  test("reports a backup that failed or is old, if backups are made", async () => {
    recordLastBackup(dataDir, { finishedAt: minutesAgo(60), to: "/backups", ok: true, error: null });
    expect(await find()).toEqual({});
    recordLastBackup(dataDir, { finishedAt: minutesAgo(60), to: "/backups", ok: false, error: "The disk is full." });
    expect(await find()).toMatchObject({ backup: { title: "The last backup failed" } });
    recordLastBackup(dataDir, { finishedAt: minutesAgo(27 * 60), to: "/backups", ok: true, error: null });
    expect(await find()).toMatchObject({ backup: { title: `The last backup is of ${minutesAgo(27 * 60)}` } });
    recordLastBackup(dataDir, { finishedAt: minutesAgo(1), to: "/backups", ok: true, error: null });
  });

  test("reports a store that has grown too large", async () => {
    expect(await find({ bytes: async () => MAX_STORE_BYTES })).toHaveProperty("size");
    expect(await find({ bytes: async () => null })).toEqual({});
  });
});
