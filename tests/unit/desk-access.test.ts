import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskScreens } from "#app/content/desk/screens.ts";
import { type DeskRoute, deskRoutes } from "../support/desk-routes.ts";
import { signIn } from "../support/operator.ts";
import { makeFolder, type Process, runSite } from "../support/run-site.ts";

/** The way in. Its own tests say what strangers may do there. */
const door = ["/desk/sign-in", "/desk/sign-out", "/desk/first-run", "/desk/join", "/desk/passkey"];
/** Screens and actions that editors may not use: what the rail hides from them, and what is a part of another screen. */
const ownersOnly = [...deskScreens.flatMap(({ to, right }) => (right ? [to] : [])), "/desk/facts"];
/** Screens that editors may read, and where only owners act. */
const ownersAct = ["/desk/persons"];

const routes = deskRoutes();
const guarded = routes.filter(({ path }) => !door.includes(path));
const DATA_DIR = makeFolder();
let site: Process;
let owner: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  owner = await signIn(DATA_DIR, { name: "Olu", role: "owner" });
  editor = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
});
afterAll(async () => {
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Each way to reach a route. With `_routes` its own loader runs alone, without the layout's guard. */
const ways: Record<string, (route: DeskRoute) => [address: string, method: string]> = {
  page: ({ path }) => [path, "GET"],
  head: ({ path }) => [path, "HEAD"],
  post: ({ path }) => [path, "POST"],
  put: ({ path }) => [path, "PUT"],
  patch: ({ path }) => [path, "PATCH"],
  delete: ({ path }) => [path, "DELETE"],
  data: ({ path }) => [`${path}.data`, "GET"],
  "own data": ({ path, id }) => [`${path}.data?_routes=${encodeURIComponent(id)}`, "GET"],
  "data post": ({ path }) => [`${path}.data`, "POST"],
};

/** The status, or `sign-in` for a way there. */
async function ask(address: string, method: string, headers: Record<string, string> = {}): Promise<number | string> {
  const body = method !== "GET" && method !== "HEAD" ? new URLSearchParams({ intent: "none" }) : undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const response = await fetch(site.url + address, { method, headers, body, redirect: "manual", signal });
  const { status } = response;
  const target = response.headers.get("location") ?? (status === 202 ? await response.text() : "");
  // A stream of events never ends.
  controller.abort();
  return target.includes("/desk/sign-in?to=") ? "sign-in" : status;
}

async function askAll(
  asked: DeskRoute[],
  headers: Record<string, string>,
  isRefused: (answer: number | string) => boolean,
) {
  const passed: string[] = [];
  for (const route of asked)
    for (const [way, requestOf] of Object.entries(ways)) {
      const answer = await ask(...requestOf(route), headers);
      if (!isRefused(answer)) passed.push(`${way} ${route.path}: ${answer}`);
    }
  return passed;
}

test("the routes of the desk are known, and the lists name existing ones", () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(8);
  expect([...door, ...ownersOnly].filter((path) => !paths.includes(path))).toEqual([]);
});

test("a download that cannot be had leads on, or says in words why", async () => {
  const answer = (path: string, headers = {}, body?: URLSearchParams) =>
    fetch(site.url + path, { method: body ? "POST" : "GET", headers, body, redirect: "manual" });
  const signedOut = await answer("/desk/enquiries/export", {}, new URLSearchParams({ view: "?state=open" }));
  const to = (path: string) => `/desk/sign-in?${new URLSearchParams({ to: path })}`;
  expect([signedOut.status, signedOut.headers.get("location")]).toEqual([303, to("/desk/enquiries?state=open")]);
  const person = await answer("/desk/persons/export?email=a%40b.example&as=csv");
  expect([person.status, person.headers.get("location")]).toEqual([303, to("/desk/persons?email=a%40b.example")]);
  const nothing = await answer("/desk/enquiries/export", editor, new URLSearchParams({ intent: "export" }));
  expect([nothing.status, await nothing.text()]).toEqual([400, expect.stringMatching(/^Nothing was chosen/)]);
  const nobody = await answer("/desk/persons/export?email=a%40b.example&as=csv", editor);
  expect([nobody.status, await nobody.text()]).toEqual([404, expect.stringMatching(/^Nothing is held/)]);
});

// 405: nothing takes a post there. 404: nothing is there for anybody.
test("a stranger gets nowhere: a read leads to the sign-in, a post is refused", async () => {
  const refusals: (number | string)[] = ["sign-in", 401, 403, 405];
  expect(await askAll(guarded, {}, (answer) => refusals.includes(answer))).toEqual([]);
  const today = guarded.filter(({ path }) => path === "/desk");
  for (const cookie of ["desk=stolen", "desk=", `${owner.cookie}x`])
    expect(await askAll(today, { cookie }, (answer) => refusals.includes(answer)), cookie).toEqual([]);
});

test("an editor gets everywhere but to the owners' screens", async () => {
  const theirs = guarded.filter(({ path }) => ownersOnly.includes(path));
  expect(await askAll(theirs, editor, (answer) => answer === 403 || answer === 405)).toEqual([]);
  for (const path of ownersAct)
    expect([await ask(path, "GET", editor), await ask(path, "POST", editor)]).toEqual([200, 403]);
  const ours = guarded.filter(({ path }) => !ownersOnly.includes(path) && !ownersAct.includes(path));
  expect(await askAll(ours, editor, (answer) => answer !== "sign-in" && answer !== 401 && answer !== 403)).toEqual([]);
});

test("an owner gets everywhere", async () => {
  const isLetIn = (answer: number | string) =>
    typeof answer === "number" && answer !== 401 && answer !== 403 && answer < 500;
  expect(await askAll(guarded, owner, isLetIn)).toEqual([]);
});

test("no post of another site's page is taken, at the door neither", async () => {
  const headers = { ...owner, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const { path } of routes) expect([403, 405], path).toContain(await ask(path, "POST", headers));
});

test("a session lasts as long as it is used, in the browser too", async () => {
  const at = new Date(Date.now() - 13 * 24 * 60 * 60_000).toISOString();
  const headers = await signIn(DATA_DIR, { name: "Edda", at });
  const cookies = async (path: string) => (await fetch(site.url + path, { headers })).headers.getSetCookie();
  expect(await cookies("/desk/changes"), "asking for news is no use").toEqual([]);
  expect(await cookies("/desk.data")).toEqual([expect.stringContaining(`${headers.cookie}; Max-Age=1209600; Path=/`)]);
  expect(await cookies("/desk"), "once in five minutes").toEqual([]);
});

test("a public page neither sets nor reads a cookie", async () => {
  for (const path of ["/", "/contact", "/work", "/admin", "/thank-you", "/no-such-page"]) {
    const [plain, signedIn] = await Promise.all([fetch(site.url + path), fetch(site.url + path, { headers: owner })]);
    expect(plain.headers.getSetCookie(), path).toEqual([]);
    expect(signedIn.headers.getSetCookie(), path).toEqual([]);
    const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"/g, "");
    expect(withoutNonces(await signedIn.text()), path).toBe(withoutNonces(await plain.text()));
  }
});
