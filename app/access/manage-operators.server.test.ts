import { beforeEach, expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { changeOperator, findOperatorByEmail, listOperators, type Operator } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { findLink, parseToken } from "./links.server.ts";
import { changeRole, disable, enable, invite, sendReset } from "./manage-operators.server.ts";
import { hashToken } from "./tokens.server.ts";

provideEmbeddedStore();

let ada: Operator;
let bea: Operator;
beforeEach(async () => {
  for (const table of ["operators", "sessions"])
    await currentStore().service.from(table).delete().neq("id", crypto.randomUUID());
  ada = await owner("Ada");
  bea = await owner("Bea");
});

async function owner(name: string): Promise<Operator> {
  await createSessionCookie({ name });
  const found = await findOperatorByEmail(`${name.toLowerCase()}@furlong.example`);
  if (!found) throw new Error("no operator");
  return found;
}

const owners = async () => (await listOperators()).filter(({ role, disabledAt }) => role === "owner" && !disabledAt);

test("the last owner stays one", async () => {
  expect(await changeRole(ada, "editor", bea)).toBe(true);
  expect(await changeRole(bea, "editor", bea)).toBe(false);
  expect(await disable(bea, bea)).toBe(false);
  expect((await owners()).map(({ name }) => name)).toEqual(["Bea"]);
  expect((await eventsOfSubject("operator", bea.id)).length).toBe(0);
});

test("two owners who remove each other at once leave one at least", async () => {
  for (let round = 0; round < 10; round++) {
    await Promise.all([disable(ada, bea), changeRole(bea, "editor", ada)]);
    expect((await owners()).length).toBeGreaterThan(0);
    await Promise.all([
      enable({ ...ada, disabledAt: "x" }, null),
      changeRole({ ...bea, role: "editor" }, "owner", null),
    ]);
  }
});

test("the links of an owner who is one no longer do nothing", async () => {
  const works = async (link: string | null) => (await findLink(link?.split("#")[1] ?? "", ["join", "reset"])) !== null;
  const ofServer = await invite("server@furlong.example", "editor", null);
  for (const end of [disable, (one: Operator, by: Operator) => changeRole(one, "editor", by)]) {
    const links = [await invite("new@furlong.example", "owner", ada), await sendReset(bea, ada)];
    expect(await Promise.all(links.map(works))).toEqual([true, true]);
    const withdrawn = await Promise.all(links.map((link) => findLink(link?.split("#")[1] ?? "", ["join", "reset"])));
    await end(ada, bea);
    expect(await Promise.all(links.map(works))).toEqual([false, false]);
    for (const invitation of withdrawn)
      expect((await eventsOfSubject("invitation", invitation?.id ?? "")).at(-1)).toMatchObject({
        ...{ action: "invitation-withdrawn", operatorId: bea.id },
      });
    await enable({ ...ada, disabledAt: "x" }, null);
    await changeOperator(ada.id, { role: "owner" });
    expect(await Promise.all(links.map(works))).toEqual([false, false]);
  }
  const link = await invite("new@furlong.example", "owner", ada);
  await changeOperator(ada.id, { disabledAt: new Date().toISOString() });
  expect([await works(link), await works(ofServer)], "also where nothing withdrew them").toEqual([false, true]);
});

test("a link that a newer one or the end of access makes useless leaves an event", async () => {
  const links = [await invite("new@furlong.example", "editor", ada), await sendReset(bea, ada)];
  await invite("new@furlong.example", "editor", ada);
  links.push(await sendReset(bea, ada));
  await disable(bea, ada);
  const hashes = links.map((link) => hashToken(parseToken(link ?? "")));
  const { data } = await currentStore().service.from("invitations").select("id").in("token_hash", hashes);
  expect(data).toHaveLength(3);
  for (const { id } of data ?? [])
    expect(await eventsOfSubject("invitation", id)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: "invitation-withdrawn", operatorId: ada.id })]),
    );
});

test("nobody without access is given a link to reset sign-in", async () => {
  await disable(ada, bea);
  expect(await sendReset((await findOperatorByEmail(ada.email)) ?? ada, bea)).toBeNull();
});

test("every change is an event with its ids and nothing personal", async () => {
  await disable(ada, bea);
  await invite("new@furlong.example", "editor", bea);
  expect(await invite(bea.email, "editor", bea)).toBeNull();
  const events = await eventsOfSubject("operator", ada.id);
  expect(events).toMatchObject([{ action: "disabled", operatorId: bea.id }]);
  expect(JSON.stringify(events)).not.toMatch(/@|Ada/);
});
