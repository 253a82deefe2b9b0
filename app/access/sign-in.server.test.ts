import { beforeEach, expect, test } from "vitest";
import { changeOperator, findOperatorByEmail } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { enter } from "./enter.server.ts";
import { findDevice } from "./known-device.server.ts";
import { hashPassword } from "./password.server.ts";
import { checkPasswordSignIn } from "./sign-in.server.ts";

provideEmbeddedStore();

const password = "four slow ferries home";
let people = 0;
let email: string;
let id: string;
beforeEach(async () => {
  people += 1;
  const name = `Person ${people}`;
  await createSessionCookie({ name });
  email = `person.${people}@furlong.example`;
  id = (await findOperatorByEmail(email))?.id ?? "";
  await changeOperator(id, { passwordHash: await hashPassword(password) });
});

const from = (address: string, cookie = "") =>
  new Request("http://localhost:3000/desk/sign-in", {
    method: "POST",
    headers: { "x-client-address": address, cookie },
  });

test("the password signs in, however the address is written", async () => {
  expect(await checkPasswordSignIn(from("192.0.2.1"), ` ${email.toUpperCase()} `, password)).toMatchObject({
    operator: { id },
  });
});

test("a wrong password, an unknown account and an account without access get the same answer", async () => {
  const wrong = { refused: "password", left: 4 };
  expect(await checkPasswordSignIn(from("192.0.2.2"), email, "not the one at all")).toEqual(wrong);
  expect(await checkPasswordSignIn(from("192.0.2.2"), `nobody.${people}@furlong.example`, password)).toEqual(wrong);
  await changeOperator(id, { passwordHash: null });
  expect(await checkPasswordSignIn(from("192.0.2.2"), email, password)).toEqual({ refused: "password", left: 3 });
  await changeOperator(id, { passwordHash: await hashPassword(password), disabledAt: new Date().toISOString() });
  expect(await checkPasswordSignIn(from("192.0.2.2"), email, password)).toEqual({ refused: "password", left: 2 });
});

test("five guesses pause the password, a hundred at once no less, and a known device goes on", async () => {
  const headers = await enter(from("192.0.2.3"), { id });
  const device = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const guesses = Array.from({ length: 100 }, (_, at) =>
    checkPasswordSignIn(from(`198.51.100.${at}`), email, `guess ${at}`),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => "refused" in answer && answer.refused === "password")).toHaveLength(4);
  expect(await checkPasswordSignIn(from("203.0.113.1"), email, password)).toEqual({ refused: "pause" });
  expect(await checkPasswordSignIn(from("203.0.113.1", device), email, password)).toMatchObject({ operator: { id } });
});

test("a device that several operators use is known for each of them", async () => {
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("desk-device="))
      ?.split(";")[0] ?? "";
  const first = cookieOf(await enter(from("192.0.2.7"), { id }));
  const other = crypto.randomUUID();
  const both = cookieOf(await enter(from("192.0.2.7", first), { id: other }));
  for (const operator of [id, other]) expect(await findDevice(from("192.0.2.7", both), operator)).not.toBeNull();
  expect(cookieOf(await enter(from("192.0.2.7", both), { id })), "nothing new to remember").toBe("");
  expect(await findDevice(from("192.0.2.7", both), crypto.randomUUID())).toBeNull();
});

test("guesses at many accounts pause the network they come from", async () => {
  const guess = (at: number) =>
    checkPasswordSignIn(from("192.0.2.4"), `guess.${people}.${at}@furlong.example`, "guess");
  const answers = [];
  for (let at = 0; at < 22; at++) answers.push(await guess(at));
  expect(answers.slice(0, 20).every((answer) => "left" in answer)).toBe(true);
  expect(answers.slice(20)).toEqual([{ refused: "pause" }, { refused: "pause" }]);
  expect(await checkPasswordSignIn(from("192.0.2.5"), email, password)).toMatchObject({ operator: { id } });
});

test("a sign-in makes a token of its own and ends the session that the browser had", async () => {
  const planted = `desk=${await createSessionCookie({ name: "Mallory" })}`;
  const cookies = (await enter(from("192.0.2.6", planted), { id })).getSetCookie();
  expect(cookies[0]).toMatch(/^desk=/);
  expect(cookies[0]).not.toContain(planted);
  expect(cookies[1]).toMatch(/^desk-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const { readSession } = await import("./session.server.ts");
  expect(await readSession(from("192.0.2.6", planted))).toBeNull();
  expect((await readSession(from("192.0.2.6", cookies[0]?.split(";")[0])))?.operator.id).toBe(id);
});
