import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { engineKeys, storeEngines } from "../../tests/support/engines.ts";
import { createStoreClient } from "./client.server.ts";
import { provideStore } from "./current-store.server.ts";
import { createDeliveries, deliveriesOfSubmissions } from "./deliveries.server.ts";
import {
  changeSubmission,
  countSubmissions,
  createSubmission,
  getSubmission,
  listSubmissions,
  type NewSubmission,
  type Submission,
} from "./submissions.server.ts";

const noon = Date.parse("2026-11-15T12:00:00.000Z");
const msFromNoon = (ms: number) => new Date(noon + ms).toISOString();

describe.each(Object.entries(storeEngines))("submissions on %s", (_name, open) => {
  let store: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    store = await open();
    provideStore({ ...store, cache: createRevalidatingCache() });
  });
  afterEach(async () => {
    await store.service.from("submissions").delete().neq("form_id", "");
  });
  afterAll(() => store.close());
  const corrupt = async (row: string) => {
    const { error } = await store.service
      .from("submissions")
      .update({ body: { message: 7 } })
      .eq("id", row);
    expect(error).toBeNull();
  };

  test("the first submissions of a new store may be stored in parallel", async () => {
    const stored = await Promise.all(Array.from({ length: 20 }, () => createSubmission(makeSubmission())));
    expect(stored.filter(Boolean)).toHaveLength(20);
  });

  test("a submission is read back exactly as it was stored", async () => {
    const row = makeSubmission({
      body: { b: 'é "q" \u0000\n', a: "=1+1" },
      attempts: 1,
      nextAttemptAt: msFromNoon(30_000),
    });
    const created = await createSubmission(row);
    expect(created).toEqual({ ...row, lastError: null, deliveredAt: null });
    expect(await getSubmission(row.id)).toEqual(created);
    expect(JSON.stringify(created?.body)).toBe(JSON.stringify(row.body));
    expect(await getSubmission(randomUUID())).toBeNull();
  });

  test("an id is stored once, and its row stays unchanged", async () => {
    const row = makeSubmission();
    const answers = await Promise.all([1, 2, 3].map((n) => createSubmission({ ...row, body: { n: String(n) } })));
    const won = answers.filter((answer) => answer !== null);
    expect(won).toHaveLength(1);
    expect(await getSubmission(row.id)).toEqual(won[0]);
  });

  test("an update fails when the state has changed", async () => {
    const row = (await createSubmission(makeSubmission())) as Submission;
    expect(await changeSubmission({ ...row, state: "failed" }, { lastError: "x" })).toBeNull();
    const changed = await changeSubmission(row, {
      state: "delivered",
      nextAttemptAt: null,
      lastError: null,
      deliveredAt: msFromNoon(1),
      body: { other: "text" },
    });
    expect(changed).toMatchObject({ state: "delivered", deliveredAt: msFromNoon(1), body: { other: "text" } });
  });

  test("submissions are listed and counted, all or by state", async () => {
    for (let n = 0; n < 3; n++)
      await createSubmission(makeSubmission({ id: uuidEndingIn(n), createdAt: msFromNoon(-n) }));
    await createSubmission(makeSubmission({ id: uuidEndingIn(9), createdAt: msFromNoon(9), state: "failed" }));
    const ids = async (state?: "failed") => (await Array.fromAsync(listSubmissions(state))).map((row) => row.id);
    expect(await ids()).toEqual([uuidEndingIn(2), uuidEndingIn(1), uuidEndingIn(0), uuidEndingIn(9)]);
    expect(await ids("failed")).toEqual([uuidEndingIn(9)]);
    expect([await countSubmissions("received"), await countSubmissions("failed")]).toEqual([3, 1]);
  });

  test("a corrupt row is skipped in the list and reported by id", async () => {
    await createSubmission(makeSubmission({ id: uuidEndingIn(1), createdAt: msFromNoon(1) }));
    await createSubmission(makeSubmission({ id: uuidEndingIn(2), createdAt: msFromNoon(2) }));
    await corrupt(uuidEndingIn(1));
    const onInvalid = vi.fn();
    expect((await Array.fromAsync(listSubmissions(undefined, onInvalid))).map((row) => row.id)).toEqual([
      uuidEndingIn(2),
    ]);
    expect(onInvalid.mock.calls).toEqual([[uuidEndingIn(1), "body"]]);
    const refusal = { name: "PrivateRowsError", message: `submission ${uuidEndingIn(1)} has an invalid body` };
    await expect(getSubmission(uuidEndingIn(1))).rejects.toMatchObject(refusal);
    await expect(Array.fromAsync(listSubmissions())).rejects.toMatchObject(refusal);
  });

  test("the list is complete even if the store caps its pages", async () => {
    for (let n = 0; n < 5; n++)
      await createSubmission(makeSubmission({ id: uuidEndingIn(n), createdAt: msFromNoon(n) }));
    const cappedStore = createStoreClient("http://store.internal", engineKeys.secret, (request) => {
      const url = new URL(request.url);
      if (url.searchParams.has("limit")) url.searchParams.set("limit", "2");
      return store.send(new Request(url, request));
    });
    provideStore({ ...store, service: cappedStore, cache: createRevalidatingCache() });
    expect((await Array.fromAsync(listSubmissions())).map((row) => row.id)).toEqual([0, 1, 2, 3, 4].map(uuidEndingIn));
    provideStore({ ...store, cache: createRevalidatingCache() });
  });

  test("a list of more than a thousand rows is complete, even if rows change state meanwhile", async () => {
    const rows = Array.from({ length: 1_050 }, (_, n) => ({
      ...{ id: randomUUID(), form_type: "f", form_id: "f", body: {}, state: "failed", created_at: msFromNoon(n) },
    }));
    // The embedded store takes at most a hundred values in one statement, and a row here has six.
    for (let from = 0; from < rows.length; from += 15) {
      const { error } = await store.service.from("submissions").insert(rows.slice(from, from + 15));
      expect(error).toBeNull();
    }
    let listed = 0;
    for await (const row of listSubmissions("failed")) {
      listed += 1;
      if (listed <= 10) await changeSubmission(row, { state: "delivered" });
    }
    expect(listed).toBe(1_050);
    expect(await Array.fromAsync(listSubmissions())).toHaveLength(1_050);
  });

  test("deliveries are read for more submissions than fit into one statement", async () => {
    const ends = [randomUUID(), randomUUID()];
    const between = Array.from({ length: 150 }, () => randomUUID());
    await createDeliveries(
      ends.map((submissionId) => ({
        ...{ key: submissionId, submissionId, channel: "webhook" as const, kind: "submission" as const },
        createdAt: msFromNoon(0),
      })),
    );
    const read = await deliveriesOfSubmissions(ends.toSpliced(1, 0, ...between));
    expect(read.map(({ submissionId }) => submissionId)).toEqual(ends);
  });
});

function uuidEndingIn(n: number) {
  return `00000000-0000-4000-8000-00000000000${n}`;
}

function makeSubmission(given: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id: randomUUID(),
    formType: "contact_form",
    formId: "contact_form",
    body: { message: "Hello" },
    state: "received",
    attempts: 0,
    nextAttemptAt: null,
    createdAt: msFromNoon(0),
    ...given,
  };
}
