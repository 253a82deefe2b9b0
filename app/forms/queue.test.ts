import { describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { listDeliveries } from "#app/data/deliveries.server.ts";
import { listSubmissions } from "#app/data/submissions.server.ts";
import { LEASE_MS } from "#app/integrations/delivery.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { enquiry, makeDesk } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";

provideEmbeddedStore();

const rows = () => Array.fromAsync(listSubmissions());
const deliveries = () => Array.fromAsync(listDeliveries());
const withId = { ...enquiry, submission: "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11" };
const edited = { ...withId, message: "Hello, edited" };
const down: Outcome = { kind: "failed", reason: "status 500" };
const up: Outcome = { kind: "sent" };

describe("notices", () => {
  const notify = "team@furlong.example";

  test("one for each enquiry, however often it is sent, and none for other forms", async () => {
    const desk = makeDesk({ notify });
    for (let n = 0; n < 3; n++) await desk.post(forms.contact, withId);
    await desk.post(forms.labNewsletter, { email: "ada@example.com" });
    const notices = (await deliveries()).filter(({ kind }) => kind === "notice");
    expect(notices).toMatchObject([{ recipient: notify, channel: "email", state: "waiting", attempts: 0 }]);
    expect(notices[0]?.submissionId).toBe(desk.sent[0]?.id);
  });

  test("a newer text replaces a notice that was not sent yet", async () => {
    const desk = makeDesk({ notify });
    desk.outcome = down;
    await desk.post(forms.contact, withId);
    desk.outcome = up;
    await desk.post(forms.contact, edited);
    const notices = (await deliveries()).filter(({ kind }) => kind === "notice");
    expect(notices.map(({ state }) => state).toSorted()).toEqual(["cancelled", "waiting"]);
  });

  test("spam makes none", async () => {
    const desk = makeDesk({ notify });
    await desk.post(forms.contact, { ...withId, leave_empty: "x" });
    expect(await deliveries()).toEqual([]);
  });
});

test("a crash between queueing and storing loses nothing: the repeat is stored, sent and told", async () => {
  const desk = makeDesk({ notify: "team@furlong.example" });
  const store = currentStore();
  const from = store.service.from.bind(store.service);
  const withoutInserts = (table: string) =>
    table === "submissions"
      ? {
          select: () => from(table).select(),
          upsert: () => ({ select: async () => ({ error: { message: "killed" } }) }),
        }
      : from(table);
  provideStore({ ...store, service: { from: withoutInserts } as unknown as Store["service"] });
  vi.spyOn(log, "error").mockImplementation(() => {});
  expect((await desk.post(forms.contact, withId)).verdict).toBe("failed");
  provideStore(store);
  expect(await rows()).toEqual([]);
  expect(await deliveries()).toHaveLength(2);

  desk.time += LEASE_MS;
  expect((await desk.post(forms.contact, withId)).verdict).toBe("accepted");
  expect(desk.sent).toHaveLength(1);
  expect((await deliveries()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ["notice", "waiting"],
    ["submission", "sent"],
  ]);
});
