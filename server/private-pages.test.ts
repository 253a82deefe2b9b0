import type { HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { finishedPage } from "#app/lib/finished-page.ts";
import { makeFolder } from "../tests/support/run-site.ts";
import { createApp } from "./app.ts";
import { createFinishedPages, type RenderRequest } from "./finished-pages.ts";
import { createRequestNormalizer } from "./page-request.ts";
import { MAX_DESK_POSTS_PER_MINUTE, MAX_POSTS_PER_MINUTE } from "./post-rate-limit.ts";
import { createReadiness } from "./readiness.ts";

beforeEach(() => void vi.spyOn(log, "info").mockImplementation(() => {}));

/** Creates an app whose routes all send the headers of shared pages. */
function makeSite() {
  const rendered = vi.fn<RenderRequest>(async ({ url }, context) => {
    const { pathname, search } = new URL(url);
    const how = context?.get(finishedPage) ? "for all" : "for one";
    const headers = { "Content-Type": "text/html; charset=utf-8", ...sharedPage() };
    return new Response(`<html>${how}: ${pathname}${search}</html>`, { headers });
  });
  const app = createApp({
    checks: { read: async () => {}, write: async () => {}, oldestWaitingSince: async () => null },
    readiness: createReadiness(),
    render: rendered,
    pages: createFinishedPages({ render: rendered }),
    normalizeRequest: createRequestNormalizer({} as ServerBuild["routes"]),
    clientFolder: makeFolder(),
    trustedProxies: 1,
  });
  const incoming = { socket: { remoteAddress: "10.0.0.1" }, headers: {} };
  const outgoing = { setHeader: () => {} };
  const request = (path: string, init?: RequestInit) =>
    app.request(path, init, { incoming, outgoing } as unknown as HttpBindings);
  return { request, rendered };
}

const privatePaths = [
  "/desk",
  "/desk.data",
  "/desk/_.data",
  "/desk/content/projects/1",
  "/DESK/enquiries",
  "/preview/abc",
];

describe("the desk and previews", () => {
  test.each([...privatePaths, "/%64esk/enquiries", "/desk/enquiries.csv", "/desk/"])(
    "%s is rendered for each visitor and never cached",
    async (path) => {
      const { request, rendered } = makeSite();
      for (const crawler of ["", "Googlebot/2.1"]) {
        const { headers } = await request(path, { headers: { "user-agent": crawler } });
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("x-robots-tag")).toBe("noindex");
        expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      }
      expect(rendered.mock.calls.filter(([, context]) => context?.get(finishedPage))).toEqual([]);
    },
  );

  test("keep their query, although their routes do not declare it", async () => {
    const { request } = makeSite();
    expect(await (await request("/desk/sign-in?to=%2Fdesk")).text()).toContain("for one: /desk/sign-in?to=%2Fdesk");
    expect(await (await request("/work?to=1")).text()).toContain("for all: /work<");
  });

  test.each(["/desktop", "/work"])("%s is a public page", async (path) => {
    const { headers } = await makeSite().request(path);
    expect(headers.get("cache-control")).toBe(sharedPage()["Cache-Control"]);
    expect(headers.has("x-robots-tag")).toBe(false);
  });

  test("the log does not hold the address that opens a preview", async () => {
    await makeSite().request("/preview/signed-address");
    expect(vi.mocked(log.info).mock.calls[0]?.[0]).toMatchObject({ path: "/preview/" });
  });
});

test("editors who save every two seconds reach no limit, and signing in is limited like any form", async () => {
  const { request } = makeSite();
  const postFrom = (address: string) => async (path: string) => {
    const { status } = await request(path, { method: "POST", headers: { "x-forwarded-for": address } });
    return status;
  };
  const post = postFrom("192.0.2.1");
  for (let n = 0; n < MAX_DESK_POSTS_PER_MINUTE; n++) expect(await post("/desk/content/projects/1")).toBe(200);
  expect(await post("/desk/media.data")).toBe(429);
  for (let n = 0; n < MAX_POSTS_PER_MINUTE; n++) expect(await post("/desk/sign-in.data")).toBe(200);
  expect(await post("/desk/sign-in")).toBe(429);
  expect(await post("/contact")).toBe(429);

  const knock = postFrom("192.0.2.2");
  for (let n = 0; n < MAX_POSTS_PER_MINUTE; n++) await knock("/contact");
  for (const path of ["/desk/passkey", "/desk/join", "/desk/join.data", "/desk/first-run"])
    expect([path, await knock(path)]).toEqual([path, 429]);
  expect(await knock("/desk/content/projects/1")).toBe(200);
});
