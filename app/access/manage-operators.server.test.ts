import { beforeEach, expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOf } from "#app/data/events.server.ts";
import { findOperator, listOperators, type Operator } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { startSession } from "../../tests/support/operator.ts";
import { changeRole, disable, enable, invite } from "./manage-operators.server.ts";

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
  await startSession({ name });
  const found = await findOperator(`${name.toLowerCase()}@furlong.example`);
  if (!found) throw new Error("no operator");
  return found;
}

const owners = async () => (await listOperators()).filter(({ role, disabledAt }) => role === "owner" && !disabledAt);

test("the last owner stays one", async () => {
  expect(await changeRole(ada, "editor", bea)).toBe(true);
  expect(await changeRole(bea, "editor", bea)).toBe(false);
  expect(await disable(bea, bea)).toBe(false);
  expect((await owners()).map(({ name }) => name)).toEqual(["Bea"]);
  expect((await eventsOf("operator", bea.id)).length).toBe(0);
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

test("every change is an event with its ids and nothing personal", async () => {
  await disable(ada, bea);
  await invite("new@furlong.example", "editor", bea);
  expect(await invite(bea.email, "editor", bea)).toBeNull();
  const events = await eventsOf("operator", ada.id);
  expect(events).toMatchObject([{ action: "disabled", operatorId: bea.id }]);
  expect(JSON.stringify(events)).not.toMatch(/@|Ada/);
});
