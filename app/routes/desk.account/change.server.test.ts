import { expect, test } from "vitest";
import { openSessions } from "#app/access/session.server.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { findOperatorByEmail } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../../tests/support/operator.ts";
import { changeAccount } from "./change.server.ts";

provideEmbeddedStore();

test("ending a session from another one records an event", async () => {
  await currentStore().service.from("sessions").delete().neq("id", crypto.randomUUID());
  for (let sessions = 0; sessions < 2; sessions++) await createSessionCookie({ name: "Lin" });
  const operator = await findOperatorByEmail("lin@furlong.example");
  const [session, other] = await openSessions(operator?.id ?? "");
  if (!operator || !session || !other) throw new Error("no sessions");
  const request = new Request("http://localhost:3000/desk/account", { method: "POST" });
  const end = () => changeAccount(request, { operator, session }, { intent: "end", id: other.id });
  expect([await end(), await end()]).toEqual([{ done: "ended" }, { error: "gone" }]);
  const events = await eventsOfSubject("operator", operator.id);
  expect(events).toMatchObject([{ action: "session-ended", operatorId: operator.id }]);
});
