import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { signIn } from "../support/operator.ts";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";

const DATA_DIR = makeFolder();
const created_at = "2026-11-18T12:00:00.000Z";
let site: SiteProcess;
let store: Awaited<ReturnType<typeof openEmbeddedWithoutLock>>;
beforeAll(async () => {
  const facts = {
    CONTACT_EMAIL: "desk@halton.example",
    CONTACT_PHONE: "+49 30 123456",
    CLIENT_DASHBOARD_URL: "https://desk.halton.example/in",
  };
  site = await runSite({ DATA_DIR, LOG_LEVEL: "silent", ...facts });
  store = await openEmbeddedWithoutLock(DATA_DIR);
}, 60_000);
afterAll(async () => {
  await store.close();
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const fetchPath = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

describe("a former address of a record", () => {
  test("redirects permanently, for pages and for data requests", async () => {
    const rows = ["/blog/old", "/project/old", "/experiment/old", "/contributions/old"].map((path) => {
      return { path, target: path.replace("old", "new"), created_at };
    });
    await store.service.from("addresses").insert(rows);
    // A project has two addresses, /project and /work.
    rows.push({ path: "/work/old", target: "/project/new", created_at });
    for (const { path, target } of rows) {
      const answer = await fetchPath(path);
      expect([answer.status, answer.headers.get("location")], path).toEqual([301, target]);
    }
    expect(await (await fetchPath("/blog/old.data")).text()).toContain("/blog/new");
  });

  test("without a new address answers 410, shows the not-found page, and is cached for seconds only", async () => {
    await store.service.from("addresses").insert({ path: "/project/gone", target: null, created_at });
    const answer = await fetchPath("/project/gone");
    expect(answer.status).toBe(410);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10");
    expect(await answer.text()).toContain("Project Not Found");
  });

  test("shows a page again once a record has that address", async () => {
    await store.service.from("addresses").insert({ path: "/project/relay-onboarding", target: "/about", created_at });
    expect((await fetchPath("/project/relay-onboarding")).status).toBe(200);
  });
});

test("a study's own body replaces the fixed sections, and a script in it is shown as text", async () => {
  const study = { id: "own", slug: "own", title: "Its own words", published_at: created_at };
  await store.service.from("lab_studies").insert(study);
  const body = "Opening *words*.\n\n## What we did\n\n- counted\n\n<script>alert(1)</script>";
  await store.service.from("study_bodies").insert({ study_id: "own", body });
  const html = await (await fetchPath("/blog/own")).text();
  expect(html).toContain("<p>Opening <em>words</em>.</p>");
  expect(html).toMatch(/<h2>What we did<\/h2><ul class="listed"><li>counted<\/li><\/ul>/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("Methodology");
});

describe("facts", () => {
  const post = async (person: Parameters<typeof signIn>[1], fields: Record<string, string>) =>
    fetchPath("/desk/facts", {
      method: "POST",
      headers: { ...(await signIn(DATA_DIR, person)), origin: site.url },
      body: new URLSearchParams(fields),
    });

  test("from the environment are shown: e-mail, phone and the clients' dashboard", async () => {
    const contact = await (await fetchPath("/contact")).text();
    const [, main] = contact.split("<main");
    for (const shown of ['href="mailto:desk@halton.example"', 'href="tel:+4930123456"', ">+49 30 123456<"])
      expect(main).toContain(shown);
    for (const ours of ["hello@furlong.example", "555-0142"]) expect(contact).not.toContain(ours);
    const clients = await (await fetchPath("/clients")).text();
    expect(clients).toMatch(/<a href="https:\/\/desk\.halton\.example\/in"[^>]*>.{0,80}Open your dashboard/);
  });

  test("that an owner has saved are shown, and the others still come from the environment", async () => {
    const facts = { email: "write@lake.example", hours: "Mon-Thu 8AM-5PM EST", linkedin: "https://in.example/lake" };
    const answer = await post({ role: "owner" }, facts);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Saved. The site shows it.");
    const contact = await (await fetchPath("/contact")).text();
    for (const shown of [...Object.values(facts), "+49 30 123456"]) expect(contact).toContain(shown);
    expect(await (await fetchPath("/llms.txt")).text()).toContain("write@lake.example");
  });

  test("that are invalid are refused with an explanation, and the typed text stays", async () => {
    const answer = await post({ role: "owner" }, { email: "nobody", github: "javascript:alert(1)", phone: "12" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const shown of ["That is not an e-mail address", "That is not a web address", "at least five digits"])
      expect(html).toContain(shown);
    expect(html).toContain('value="nobody"');
  });

  test("can be changed by owners only", async () => {
    const answer = await post({ name: "Edda", role: "editor" }, { email: "edda@lake.example" });
    expect(answer.status).toBe(403);
    expect(await (await fetchPath("/contact")).text()).not.toContain("edda@lake.example");
  });
});
