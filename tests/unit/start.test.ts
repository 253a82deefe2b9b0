import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { openWithoutLock } from "#app/data/embedded.server.ts";
import { openPostgres } from "#app/data/postgres.server.ts";
import { makeDatabase } from "../support/engines.ts";
import { makeFolder, type Process, runSite, runToEnd } from "../support/run-site.ts";
import { serveStore, storeEnv } from "../support/serve-store.ts";

const folders: string[] = [];
const running: { stop: () => Promise<void> }[] = [];
const folder = () => {
  const made = makeFolder();
  folders.push(made);
  return made;
};
const start = async (env: Record<string, string>): Promise<Process> => {
  const site = await runSite(env);
  running.push(site);
  return site;
};
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

describe("a start that cannot succeed says why in one line and exits with 1", () => {
  test.each([
    [{ PORT: "no" }, /^PORT is not a port/],
    [{ DATA_DIR: "/proc/x" }, /^DATA_DIR \(\/proc\/x\) cannot be written/],
    [
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" },
      /^DATABASE_URL points to a PostgreSQL server that does not answer/,
    ],
    [
      { DATABASE_URL: "postgres://site:password@db.example/site" },
      /^DATABASE_URL leads to another machine without TLS/,
    ],
    [{ HOST: "203.0.113.7" }, /^HOST 203\.0\.113\.7 is not an address of this machine/],
    [{ METRICS_PORT: "39998" }, /^METRICS_PORT 39998 is the public PORT/],
  ] as [Record<string, string>, RegExp][])("%o", async (env, line) => {
    const { code, output } = await runToEnd({ DATA_DIR: folder(), PORT: "39998", ...env });
    expect(output.trim()).toMatch(line);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });

  test("a port that is taken, or a data folder that another process uses", async () => {
    const DATA_DIR = folder();
    const { url, child } = await start({ DATA_DIR });
    const { port } = new URL(url);
    const [taken, used] = await Promise.all([
      runToEnd({ DATA_DIR: folder(), PORT: port }),
      runToEnd({ DATA_DIR, PORT: "39999" }),
    ]);
    expect(taken.output.trim()).toBe(
      `PORT ${port} is taken. Stop what uses it, or set PORT to a free one: PORT=${Number(port) + 1} npm start`,
    );
    expect(used.output.trim()).toMatch(new RegExp(`^DATA_DIR .* is in use by process ${child.pid}`));
    expect([taken.code, used.code]).toEqual([1, 1]);
  });

  test("a store that is damaged", async () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, "store.db"), "not a database, ".repeat(300));
    const { code, output } = await runToEnd({ DATA_DIR, PORT: "39997" });
    expect(output.trim()).toMatch(/store\.db cannot be opened \(file is not a database\)\. .*npm run restore/);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });
});

describe("the embedded store", () => {
  test("keeps what was changed through kill -9, and is not seeded twice", async () => {
    const DATA_DIR = folder();
    const { child } = await runSite({ DATA_DIR });
    const { service, close } = await openWithoutLock(DATA_DIR);
    await service.from("projects").delete().eq("id", "relay-onboarding").throwOnError();
    await service
      .from("projects")
      .update({ title: "A market on Fridays" })
      .eq("id", "harvest-table-market")
      .throwOnError();
    await close();
    child.kill("SIGKILL");
    await once(child, "exit");
    const { url } = await start({ DATA_DIR });
    expect((await fetch(`${url}/project/relay-onboarding`)).status).toBe(404);
    expect(await (await fetch(`${url}/project/harvest-table-market`)).text()).toContain("A market on Fridays");
  });

  test("starts empty with SEED=none, which no later start fills, and names a misspelt setting", async () => {
    const DATA_DIR = folder();
    const empty = await runSite({ DATA_DIR, SEED: "none", WEBHOOK_ULR: "https://hooks.example/a" });
    expect(empty.output()).toMatch(/^WEBHOOK_ULR is no setting of the site.* WEBHOOK_URL, rename it\.$/m);
    expect((await fetch(`${empty.url}/project/relay-onboarding`)).status).toBe(404);
    await empty.stop();
    const { url } = await start({ DATA_DIR });
    expect((await fetch(`${url}/project/relay-onboarding`)).status).toBe(404);
  });

  test("is not on the public port, whose facts are the operator's, and ends in order on a signal", async () => {
    const site = await runSite({ CONTACT_EMAIL: "hi@elsewhere.example" });
    const auth = ["/auth/v1/signup", "/auth/v1/token?grant_type=password"];
    for (const path of ["/rest/v1/projects", "/rest/v1/", ...auth, "/storage/v1/bucket"]) {
      const response = await fetch(site.url + path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("Oops! Page not found");
    }
    const page = await (await fetch(`${site.url}/about`)).text();
    expect(page).toContain("mailto:hi@elsewhere.example");
    expect(page).not.toContain("hello@furlong.example");
    // Longer than the proxy in front keeps a connection.
    expect((await fetch(`${site.url}/healthz`)).headers.get("keep-alive")).toBe("timeout=75");
    const ended = new Promise((resolve) => site.child.once("exit", resolve));
    site.child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(site.output()).toContain("shutting down");
  });

  test("Ctrl-C, which comes from the terminal and from the starter, lets the request under way end", async () => {
    const site = await runSite({});
    const ended = new Promise((resolve) => site.child.once("exit", resolve));
    const headers = { "content-type": "application/x-www-form-urlencoded", expect: "100-continue" };
    const asking = request(`${site.url}/contact`, { method: "POST", headers });
    asking.flushHeaders();
    await once(asking, "continue");
    site.child.kill("SIGINT");
    await vi.waitFor(() => expect(site.output()).toContain("shutting down"));
    site.child.kill("SIGINT");
    asking.end("form=contact_form");
    const [{ statusCode }] = (await once(asking, "response")) as [IncomingMessage];
    expect(statusCode).toBe(400);
    expect(await ended).toBe(0);
  });
});

describe("the store switch", () => {
  test("SUPABASE_URL with the public key is enough to show that server's content", async () => {
    const store = await serveStore({ send: async () => Response.json([]) });
    const rows = [{ id: "from-elsewhere", title: "A project from elsewhere", year: "2023" }];
    store.behave({ projects: { rows } });
    const site = await start({ SUPABASE_URL: `${store.url}/`, SUPABASE_ANON_KEY: storeEnv.SUPABASE_ANON_KEY });
    running.push(store);
    expect(site.output()).toContain("without SUPABASE_SECRET_KEY submissions stay in DATA_DIR");
    const page = await fetch(`${site.url}/project/from-elsewhere`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("A project from elsewhere");
    expect((await fetch(`${site.url}/project/relay-onboarding`)).status).toBe(404);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  test("a store that is down at the start does not keep the site from starting", async () => {
    const site = await start({ SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "k", SUPABASE_SECRET_KEY: "s" });
    expect((await fetch(`${site.url}/`)).status).toBe(200);
    expect((await fetch(`${site.url}/project/x`)).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  });

  test.runIf(process.env.TEST_DATABASE_URL)("DATABASE_URL to an empty PostgreSQL migrates and seeds it", async () => {
    const { url, drop } = await makeDatabase(process.env.TEST_DATABASE_URL ?? "");
    try {
      const sites = await Promise.all([runSite({ DATABASE_URL: url }), runSite({ DATABASE_URL: url })]);
      for (const site of sites) {
        expect(await (await fetch(`${site.url}/project/relay-onboarding`)).text()).toContain("Relay, onboarding");
        await site.stop();
      }
    } finally {
      await drop();
    }
  });

  test.runIf(process.env.TEST_DATABASE_URL)("a user without the roles is refused in one line", async () => {
    const { url, drop } = await makeDatabase(process.env.TEST_DATABASE_URL ?? "");
    const user = `furlong_${randomUUID().slice(0, 8)}`;
    const admin = postgres(url, { max: 1, onnotice: () => {} });
    const plain = new URL(url);
    Object.assign(plain, { username: user, password: "password" });
    try {
      await (await openPostgres(url)).close();
      await admin.unsafe(`create role ${user} login password 'password'`);
      await admin.unsafe(`drop schema public, supabase_migrations cascade; create schema public authorization ${user}`);
      await admin.unsafe(`alter database ${plain.pathname.slice(1)} owner to ${user}`);
      const { code, output } = await runToEnd({ DATABASE_URL: plain.href, DATA_DIR: folder(), PORT: "39995" });
      expect(output.trim()).toMatch(/^DATABASE_URL .*grant anon, authenticated, service_role to it.*$/);
      expect(code).toBe(1);
    } finally {
      await admin.end();
      await drop();
      const server = postgres(process.env.TEST_DATABASE_URL ?? "", { max: 1 });
      await server.unsafe(`drop role if exists ${user}`);
      await server.end();
    }
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "a user who owns the database and has the three roles is enough",
    async () => {
      const { url, drop } = await makeDatabase(process.env.TEST_DATABASE_URL ?? "");
      await (await openPostgres(url)).close();
      const user = `furlong_${randomUUID().slice(0, 8)}`;
      const owned = new URL(url);
      Object.assign(owned, { username: user, password: "password", pathname: `/${user}` });
      const admin = postgres(url, { max: 1, onnotice: () => {} });
      try {
        await admin.unsafe(`create role ${user} login password 'password'`);
        await admin.unsafe(`grant anon, authenticated, service_role to ${user}`);
        await admin.unsafe(`create database ${user} owner ${user}`);
        const site = await runSite({ DATABASE_URL: owned.href });
        expect((await fetch(`${site.url}/project/relay-onboarding`)).status).toBe(200);
        await site.stop();
      } finally {
        await admin.unsafe(`drop database if exists ${user} with (force)`);
        await admin.unsafe(`drop role ${user}`);
        await admin.end();
        await drop();
      }
    },
  );
});
