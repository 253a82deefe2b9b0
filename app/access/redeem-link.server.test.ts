import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import * as v from "valibot";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { findOperatorByEmail, listOperators } from "#app/data/operators.server.ts";
import { createSoftwareAuthenticator } from "../../tests/support/authenticator.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { offerFirstLink } from "./first-run.server.ts";
import { createJoinLink, createResetLink, findUsableInvitation } from "./links.server.ts";
import { registrationOptions } from "./passkey.server.ts";
import { type RedeemFields, redeemFieldsSchema, redeemLink } from "./redeem-link.server.ts";
import { listOpenSessions } from "./session.server.ts";
import { checkPasswordSignIn } from "./sign-in.server.ts";

// Runs before an import parses the environment.
const DATA_DIR = vi.hoisted(() => {
  const folder = `/tmp/furlong-join-${process.pid}`;
  vi.stubEnv("DATA_DIR", folder);
  return folder;
});
const linkFile = `${DATA_DIR}/first-operator`;
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

provideEmbeddedStore();
beforeEach(async () => {
  for (const table of ["operators", "sessions", "invitations", "passkeys"])
    await currentStore().service.from(table).delete().neq("id", crypto.randomUUID());
});

const request = new Request("http://localhost:3000/desk/first-run", { method: "POST" });
const password = "four slow ferries home";
const tunde = { name: "Tunde Bakare", email: "tunde@furlong.example", password, passkey: "" };
const claimDesk = (token: string, fields: Partial<RedeemFields> = {}) =>
  redeemLink(request, ["first"], { ...tunde, token, ...fields });
const tokenOf = (link: string) => link.split("#")[1] ?? "";

/** Offers the desk and returns the token from the link's file. */
async function offerAndReadToken(): Promise<string> {
  await offerFirstLink();
  return tokenOf(readFileSync(linkFile, "utf8").trim());
}

test("an unclaimed desk is offered by one link, in a file that only the site's user can read; a claimed desk is not offered", async () => {
  const said = await offerFirstLink();
  const link = readFileSync(linkFile, "utf8");
  expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/first-run#[\w-]{43}\n$/);
  expect(said).toContain(link.trim());
  expect(statSync(linkFile).mode & 0o777).toBe(0o600);
  const former = tokenOf(link.trim());
  const token = await offerAndReadToken();
  expect(await claimDesk(former)).toEqual({ errors: { token: "unusable" } });
  expect(await claimDesk(token)).toMatchObject({ operator: { role: "owner", email: tunde.email } });
  expect(existsSync(linkFile)).toBe(false);
  expect(await offerFirstLink()).toBeNull();
  expect(await claimDesk(token, { email: "second@furlong.example" })).toEqual({ errors: { token: "unusable" } });
});

test("of a hundred claims at once, one gets the desk", async () => {
  const token = await offerAndReadToken();
  const claims = Array.from({ length: 100 }, (_, at) => claimDesk(token, { email: `claim.${at}@furlong.example` }));
  const answers = await Promise.all(claims);
  expect(answers.filter((answer) => "operator" in answer)).toHaveLength(1);
  expect(await listOperators()).toHaveLength(1);
});

test("errors are shown by field and the link stays valid", async () => {
  const token = await offerAndReadToken();
  expect(await claimDesk(token, { name: "", email: "no address", password: "short" })).toEqual({
    errors: { name: "missing", email: "invalid", password: "short" },
  });
  expect(await claimDesk(token, { password: "tunde@furlong.example" })).toEqual({ errors: { password: "personal" } });
  expect(await claimDesk(token, { passkey: "{}" })).toEqual({ errors: { passkey: "refused" } });
  expect(await claimDesk(`http://localhost:3000/desk/first-run#${token}`)).toHaveProperty("operator");
});

test("a passkey claims the desk too", async () => {
  const token = await offerAndReadToken();
  const { operatorId } = (await findUsableInvitation(token, ["first"])) ?? {};
  const { challenge } = await registrationOptions(request, { ...tunde, id: operatorId ?? "" });
  const passkey = createSoftwareAuthenticator().register(challenge);
  expect(await claimDesk(token, { passkey, password: "" })).toMatchObject({ operator: { passwordHash: null } });
});

test("an invitation works once, with its own role and address; a new one for the address replaces it", async () => {
  await createSessionCookie();
  const former = await createJoinLink("lin@furlong.example", "owner", null);
  const { link } = await createJoinLink("lin@furlong.example", "editor", null);
  const fields = { ...tunde, name: "Lin", email: "other@furlong.example", token: tokenOf(link) };
  expect(await redeemLink(request, ["join", "reset"], { ...fields, token: tokenOf(former.link) })).toHaveProperty(
    "errors",
  );
  const joined = await redeemLink(request, ["join", "reset"], fields);
  expect(joined).toMatchObject({ operator: { email: "lin@furlong.example", role: "editor", name: "Lin" } });
  expect(await redeemLink(request, ["join", "reset"], fields)).toEqual({ errors: { token: "unusable" } });
  const { id } = (await findOperatorByEmail("lin@furlong.example")) ?? { id: "" };
  expect((await eventsOfSubject("operator", id)).map(({ action }) => action)).toEqual(["joined"]);
});

test("a reset ends every earlier way to sign in", async () => {
  await createSessionCookie({ name: "Lin" });
  const lin = await findOperatorByEmail("lin@furlong.example");
  if (!lin) throw new Error("no operator");
  const { link } = await createResetLink(lin, null);
  const fields = { ...tunde, name: "", email: "", token: tokenOf(link) };
  expect(await redeemLink(request, ["join", "reset"], fields)).toMatchObject({ operator: { id: lin.id, name: "Lin" } });
  expect(await listOpenSessions(lin.id)).toEqual([]);
  expect(await checkPasswordSignIn(request, lin.email, password)).toMatchObject({ operator: { id: lin.id } });
});

test("accepts a whole link as the token, however long its origin", async () => {
  const token = await offerAndReadToken();
  const link = `https://${"a-long-subdomain.".repeat(6)}example.com/desk/first-run#${token}`;
  expect(await claimDesk(v.parse(redeemFieldsSchema, { token: link }).token)).toHaveProperty("operator");
});

test("an expired link does nothing", async () => {
  const token = await offerAndReadToken();
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ["Date"] });
  expect(await claimDesk(token)).toEqual({ errors: { token: "unusable" } });
  vi.useRealTimers();
});
