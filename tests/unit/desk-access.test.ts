import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskScreens } from "#app/content/desk/screens.ts";
import { listDeskRoutes, type RouteAddress } from "../support/desk-routes.ts";
import { signIn } from "../support/operator.ts";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";

/** Pages by which one signs in. Other tests check what strangers may do there. */
const doorPaths = ["/desk/sign-in", "/desk/sign-out", "/desk/first-run", "/desk/join", "/desk/passkey"];
/** Addresses that editors may not use: the screens that the rail hides from them, and /desk/facts, which is part of another screen. */
const ownersOnlyPaths = [...deskScreens.flatMap(({ to, right }) => (right ? [to] : [])), "/desk/facts"];
/** Screens that editors may read, while only owners may change anything there. */
const readOnlyForEditorsPaths = ["/desk/persons"];

const deskRouteList = listDeskRoutes();
const guardedRoutes = deskRouteList.filter(({ path }) => !doorPaths.includes(path));
const DATA_DIR = makeFolder();
let site: SiteProcess;
let ownerHeaders: Record<string, string>;
let editorHeaders: Record<string, string>;
beforeAll(async () => {
  site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  ownerHeaders = await signIn(DATA_DIR, { name: "Olu", role: "owner" });
  editorHeaders = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
});
afterAll(async () => {
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Every way to request a route. With `_routes` only the route's own loader runs, without the guard of the layout. */
const requestWays: Record<string, (route: RouteAddress) => [address: string, method: string]> = {
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

/** Returns the status, or `sign-in` if the answer redirects to the sign-in page. */
async function requestStatus(
  address: string,
  method: string,
  headers: Record<string, string> = {},
): Promise<number | string> {
  const body = method !== "GET" && method !== "HEAD" ? new URLSearchParams({ intent: "none" }) : undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const response = await fetch(site.url + address, { method, headers, body, redirect: "manual", signal });
  const { status } = response;
  const target = response.headers.get("location") ?? (status === 202 ? await response.text() : "");
  // Aborts, since a stream of events never ends.
  controller.abort();
  return target.includes("/desk/sign-in?to=") ? "sign-in" : status;
}

async function listUnrefused(
  asked: RouteAddress[],
  headers: Record<string, string>,
  isRefused: (answer: number | string) => boolean,
) {
  const passed: string[] = [];
  for (const route of asked)
    for (const [way, requestOf] of Object.entries(requestWays)) {
      const answer = await requestStatus(...requestOf(route), headers);
      if (!isRefused(answer)) passed.push(`${way} ${route.path}: ${answer}`);
    }
  return passed;
}

test("the desk's routes are found, and the lists above name existing ones", () => {
  const paths = deskRouteList.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(8);
  expect([...doorPaths, ...ownersOnlyPaths].filter((path) => !paths.includes(path))).toEqual([]);
});

test("a download that is not possible redirects, or explains why", async () => {
  const answer = (path: string, headers = {}, body?: URLSearchParams) =>
    fetch(site.url + path, { method: body ? "POST" : "GET", headers, body, redirect: "manual" });
  const signedOut = await answer("/desk/enquiries/export", {}, new URLSearchParams({ view: "?state=open" }));
  const to = (path: string) => `/desk/sign-in?${new URLSearchParams({ to: path })}`;
  expect([signedOut.status, signedOut.headers.get("location")]).toEqual([303, to("/desk/enquiries?state=open")]);
  const person = await answer("/desk/persons/export?email=a%40b.example&as=csv");
  expect([person.status, person.headers.get("location")]).toEqual([303, to("/desk/persons?email=a%40b.example")]);
  const nothing = await answer("/desk/enquiries/export", editorHeaders, new URLSearchParams({ intent: "export" }));
  expect([nothing.status, await nothing.text()]).toEqual([400, expect.stringMatching(/^Nothing was chosen/)]);
  const nobody = await answer("/desk/persons/export?email=a%40b.example&as=csv", editorHeaders);
  expect([nobody.status, await nobody.text()]).toEqual([404, expect.stringMatching(/^Nothing is held/)]);
});

// 405 means that the route takes no such method, so nothing was disclosed or changed.
test("a stranger has no access: reads redirect to the sign-in page, posts are refused", async () => {
  const refusals: (number | string)[] = ["sign-in", 401, 403, 405];
  expect(await listUnrefused(guardedRoutes, {}, (answer) => refusals.includes(answer))).toEqual([]);
  const today = guardedRoutes.filter(({ path }) => path === "/desk");
  for (const cookie of ["desk=stolen", "desk=", `${ownerHeaders.cookie}x`])
    expect(await listUnrefused(today, { cookie }, (answer) => refusals.includes(answer)), cookie).toEqual([]);
});

test("an editor has access to everything but the owners' screens", async () => {
  const theirs = guardedRoutes.filter(({ path }) => ownersOnlyPaths.includes(path));
  expect(await listUnrefused(theirs, editorHeaders, (answer) => answer === 403 || answer === 405)).toEqual([]);
  for (const path of readOnlyForEditorsPaths)
    expect([await requestStatus(path, "GET", editorHeaders), await requestStatus(path, "POST", editorHeaders)]).toEqual(
      [200, 403],
    );
  const ours = guardedRoutes.filter(
    ({ path }) => !ownersOnlyPaths.includes(path) && !readOnlyForEditorsPaths.includes(path),
  );
  expect(
    await listUnrefused(ours, editorHeaders, (answer) => answer !== "sign-in" && answer !== 401 && answer !== 403),
  ).toEqual([]);
});

test("an owner has access to everything", async () => {
  const isLetIn = (answer: number | string) =>
    typeof answer === "number" && answer !== 401 && answer !== 403 && answer < 500;
  expect(await listUnrefused(guardedRoutes, ownerHeaders, isLetIn)).toEqual([]);
});

test("posts from another site's page are refused, even on the sign-in pages", async () => {
  const headers = { ...ownerHeaders, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const { path } of deskRouteList) expect([403, 405], path).toContain(await requestStatus(path, "POST", headers));
});

test("a session is extended by use, and so is its cookie", async () => {
  const at = new Date(Date.now() - 13 * 24 * 60 * 60_000).toISOString();
  const headers = await signIn(DATA_DIR, { name: "Edda", at });
  const cookies = async (path: string) => (await fetch(site.url + path, { headers })).headers.getSetCookie();
  expect(await cookies("/desk/changes"), "a poll for changes does not count as use").toEqual([]);
  expect(await cookies("/desk.data")).toEqual([expect.stringContaining(`${headers.cookie}; Max-Age=1209600; Path=/`)]);
  expect(await cookies("/desk"), "the cookie is renewed once in five minutes").toEqual([]);
});

test("a public page neither sets nor reads a cookie", async () => {
  for (const path of ["/", "/contact", "/work", "/admin", "/thank-you", "/no-such-page"]) {
    const [plain, signedIn] = await Promise.all([
      fetch(site.url + path),
      fetch(site.url + path, { headers: ownerHeaders }),
    ]);
    expect(plain.headers.getSetCookie(), path).toEqual([]);
    expect(signedIn.headers.getSetCookie(), path).toEqual([]);
    const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"/g, "");
    expect(withoutNonces(await signedIn.text()), path).toBe(withoutNonces(await plain.text()));
  }
});
