import { beforeEach, expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { changeOperator, findOperatorByEmail, listOperators, type Operator } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { findUsableInvitation, parseLinkToken } from "./links.server.ts";
import {
  changeRole,
  disableOperator,
  enableOperator,
  inviteOperator,
  sendResetLink,
} from "./manage-operators.server.ts";
import { hashToken } from "./tokens.server.ts";

provideEmbeddedStore();

let ada: Operator;
let bea: Operator;
beforeEach(async () => {
  for (const table of ["operators", "sessions"])
    await currentStore().service.from(table).delete().neq("id", crypto.randomUUID());
  ada = await createOwner("Ada");
  bea = await createOwner("Bea");
});

async function createOwner(name: string): Promise<Operator> {
  await createSessionCookie({ name });
  const found = await findOperatorByEmail(`${name.toLowerCase()}@furlong.example`);
  if (!found) throw new Error("no operator");
  return found;
}

const listOwners = async () =>
  (await listOperators()).filter(({ role, disabledAt }) => role === "owner" && !disabledAt);

test("the last owner cannot be removed", async () => {
  expect(await changeRole(ada, "editor", bea)).toBe(true);
  expect(await changeRole(bea, "editor", bea)).toBe(false);
  expect(await disableOperator(bea, bea)).toBe(false);
  expect((await listOwners()).map(({ name }) => name)).toEqual(["Bea"]);
  expect((await eventsOfSubject("operator", bea.id)).length).toBe(0);
});

test("two owners removing each other at once leave at least one", async () => {
  for (let round = 0; round < 10; round++) {
    await Promise.all([disableOperator(ada, bea), changeRole(bea, "editor", ada)]);
    expect((await listOwners()).length).toBeGreaterThan(0);
    await Promise.all([
      enableOperator({ ...ada, disabledAt: "x" }, null),
      changeRole({ ...bea, role: "editor" }, "owner", null),
    ]);
  }
});

test("links made by a former owner stop working", async () => {
  const works = async (link: string | null) =>
    (await findUsableInvitation(link?.split("#")[1] ?? "", ["join", "reset"])) !== null;
  const ofServer = await inviteOperator("server@furlong.example", "editor", null);
  for (const end of [disableOperator, (one: Operator, by: Operator) => changeRole(one, "editor", by)]) {
    const links = [await inviteOperator("new@furlong.example", "owner", ada), await sendResetLink(bea, ada)];
    expect(await Promise.all(links.map(works))).toEqual([true, true]);
    const withdrawn = await Promise.all(
      links.map((link) => findUsableInvitation(link?.split("#")[1] ?? "", ["join", "reset"])),
    );
    await end(ada, bea);
    expect(await Promise.all(links.map(works))).toEqual([false, false]);
    for (const invitation of withdrawn)
      expect((await eventsOfSubject("invitation", invitation?.id ?? "")).at(-1)).toMatchObject({
        ...{ action: "invitation-withdrawn", operatorId: bea.id },
      });
    await enableOperator({ ...ada, disabledAt: "x" }, null);
    await changeOperator(ada.id, { role: "owner" });
    expect(await Promise.all(links.map(works))).toEqual([false, false]);
  }
  const link = await inviteOperator("new@furlong.example", "owner", ada);
  await changeOperator(ada.id, { disabledAt: new Date().toISOString() });
  expect([await works(link), await works(ofServer)], "also without a withdrawal").toEqual([false, true]);
});

test("records an event for a link replaced by a newer one or ended with its operator's access", async () => {
  const links = [await inviteOperator("new@furlong.example", "editor", ada), await sendResetLink(bea, ada)];
  await inviteOperator("new@furlong.example", "editor", ada);
  links.push(await sendResetLink(bea, ada));
  await disableOperator(bea, ada);
  const hashes = links.map((link) => hashToken(parseLinkToken(link ?? "")));
  const { data } = await currentStore().service.from("invitations").select("id").in("token_hash", hashes);
  expect(data).toHaveLength(3);
  for (const { id } of data ?? [])
    expect(await eventsOfSubject("invitation", id)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: "invitation-withdrawn", operatorId: ada.id })]),
    );
});

test("a disabled operator gets no reset link", async () => {
  await disableOperator(ada, bea);
  expect(await sendResetLink((await findOperatorByEmail(ada.email)) ?? ada, bea)).toBeNull();
});

test("records each change as an event with ids and nothing personal", async () => {
  await disableOperator(ada, bea);
  await inviteOperator("new@furlong.example", "editor", bea);
  expect(await inviteOperator(bea.email, "editor", bea)).toBeNull();
  const events = await eventsOfSubject("operator", ada.id);
  expect(events).toMatchObject([{ action: "disabled", operatorId: bea.id }]);
  expect(JSON.stringify(events)).not.toMatch(/@|Ada/);
});
