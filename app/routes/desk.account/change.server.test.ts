import { expect, test } from "vitest";
import { findDeviceTokenHash, rememberDevice } from "#app/access/known-device.server.ts";
import { listOpenSessions } from "#app/access/session.server.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { findOperatorByEmail } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../../tests/support/operator.ts";
import { changeAccount } from "./change.server.ts";
import { action } from "./route.tsx";

provideEmbeddedStore();

test("ending a session from another one records an event", async () => {
  await currentStore().service.from("sessions").delete().neq("id", crypto.randomUUID());
  for (let sessions = 0; sessions < 2; sessions++) await createSessionCookie({ name: "Lin" });
  const operator = await findOperatorByEmail("lin@furlong.example");
  const [session, other] = await listOpenSessions(operator?.id ?? "");
  if (!operator || !session || !other) throw new Error("no sessions");
  const request = new Request("http://localhost:3000/desk/account", { method: "POST" });
  const end = () => changeAccount(request, { operator, session }, { intent: "end", id: other.id });
  expect([await end(), await end()]).toEqual([{ done: "ended" }, { error: "gone" }]);
  const events = await eventsOfSubject("operator", operator.id);
  expect(events).toMatchObject([{ action: "session-ended", operatorId: operator.id }]);
});

test("a new password forgets every browser but the one it was chosen in", async () => {
  const cookie = `desk=${await createSessionCookie({ name: "Ada" })}`;
  const ada = await findOperatorByEmail("ada@furlong.example");
  if (!ada) throw new Error("no operator");
  const elsewhere = await rememberDevice(requestWith(cookie), ada.id);
  const body = new URLSearchParams({ intent: "password", password: "four slow ferries home" });
  const request = new Request("http://localhost:3000/desk/account", { method: "POST", headers: { cookie }, body });
  const { init } = (await action({ request } as Parameters<typeof action>[0])) as { init: ResponseInit };
  expect(await findDeviceTokenHash(requestWith(elsewhere), ada.id)).toBeNull();
  expect(await findDeviceTokenHash(requestWith(new Headers(init.headers).get("Set-Cookie")), ada.id)).not.toBeNull();
});

function requestWith(cookie: string | null) {
  return new Request("http://localhost:3000/desk/account", { headers: { cookie: cookie?.split(";")[0] ?? "" } });
}
