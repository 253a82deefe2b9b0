import { beforeEach, expect, test } from "vitest";
import { changeOperator, findOperatorByEmail } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { findDeviceTokenHash } from "./known-device.server.ts";
import { hashPassword } from "./password.server.ts";
import { checkPasswordSignIn } from "./sign-in.server.ts";
import { signInBrowser } from "./sign-in-browser.server.ts";

provideEmbeddedStore();

const password = "four slow ferries home";
let personCount = 0;
let email: string;
let id: string;
beforeEach(async () => {
  personCount += 1;
  const name = `Person ${personCount}`;
  await createSessionCookie({ name });
  email = `person.${personCount}@furlong.example`;
  id = (await findOperatorByEmail(email))?.id ?? "";
  await changeOperator(id, { passwordHash: await hashPassword(password) });
});

const requestFrom = (address: string, cookie = "") =>
  new Request("http://localhost:3000/desk/sign-in", {
    method: "POST",
    headers: { "x-client-address": address, cookie },
  });

test("a password signs in whatever the case and spaces of the e-mail address", async () => {
  expect(await checkPasswordSignIn(requestFrom("192.0.2.1"), ` ${email.toUpperCase()} `, password)).toMatchObject({
    operator: { id },
  });
});

test("a wrong password, an unknown account and an account without access get the same result", async () => {
  const wrong = { refused: "password", left: 4 };
  expect(await checkPasswordSignIn(requestFrom("192.0.2.2"), email, "not the one at all")).toEqual(wrong);
  expect(
    await checkPasswordSignIn(requestFrom("192.0.2.2"), `nobody.${personCount}@furlong.example`, password),
  ).toEqual(wrong);
  await changeOperator(id, { passwordHash: null });
  expect(await checkPasswordSignIn(requestFrom("192.0.2.2"), email, password)).toEqual({
    refused: "password",
    left: 3,
  });
  await changeOperator(id, { passwordHash: await hashPassword(password), disabledAt: new Date().toISOString() });
  expect(await checkPasswordSignIn(requestFrom("192.0.2.2"), email, password)).toEqual({
    refused: "password",
    left: 2,
  });
});

test("five wrong guesses pause password sign-in, except on a known device", async () => {
  const headers = await signInBrowser(requestFrom("192.0.2.3"), { id });
  const device = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const guesses = Array.from({ length: 100 }, (_, at) =>
    checkPasswordSignIn(requestFrom(`198.51.100.${at}`), email, `guess ${at}`),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => "refused" in answer && answer.refused === "password")).toHaveLength(4);
  expect(await checkPasswordSignIn(requestFrom("203.0.113.1"), email, password)).toEqual({ refused: "pause" });
  expect(await checkPasswordSignIn(requestFrom("203.0.113.1", device), email, password)).toMatchObject({
    operator: { id },
  });
});

test("a browser that several operators use is a known device of each", async () => {
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("desk-device="))
      ?.split(";")[0] ?? "";
  const first = cookieOf(await signInBrowser(requestFrom("192.0.2.7"), { id }));
  const other = crypto.randomUUID();
  const both = cookieOf(await signInBrowser(requestFrom("192.0.2.7", first), { id: other }));
  for (const operator of [id, other])
    expect(await findDeviceTokenHash(requestFrom("192.0.2.7", both), operator)).not.toBeNull();
  expect(cookieOf(await signInBrowser(requestFrom("192.0.2.7", both), { id })), "nothing new to remember").toBe("");
  expect(await findDeviceTokenHash(requestFrom("192.0.2.7", both), crypto.randomUUID())).toBeNull();
});

test("guesses at many accounts pause their network", async () => {
  const guess = (at: number) =>
    checkPasswordSignIn(requestFrom("192.0.2.4"), `guess.${personCount}.${at}@furlong.example`, "guess");
  const answers = [];
  for (let at = 0; at < 22; at++) answers.push(await guess(at));
  expect(answers.slice(0, 20).every((answer) => "left" in answer)).toBe(true);
  expect(answers.slice(20)).toEqual([{ refused: "pause" }, { refused: "pause" }]);
  expect(await checkPasswordSignIn(requestFrom("192.0.2.5"), email, password)).toMatchObject({ operator: { id } });
});

test("a sign-in makes a new token and ends the browser's former session", async () => {
  const planted = `desk=${await createSessionCookie({ name: "Mallory" })}`;
  const cookies = (await signInBrowser(requestFrom("192.0.2.6", planted), { id })).getSetCookie();
  expect(cookies[0]).toMatch(/^desk=/);
  expect(cookies[0]).not.toContain(planted);
  expect(cookies[1]).toMatch(/^desk-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const { readSession } = await import("./session.server.ts");
  expect(await readSession(requestFrom("192.0.2.6", planted))).toBeNull();
  expect((await readSession(requestFrom("192.0.2.6", cookies[0]?.split(";")[0])))?.operator.id).toBe(id);
});
