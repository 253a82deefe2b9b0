import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { openPostgres } from "#app/data/postgres.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { listen } from "../../server/listen.ts";
import { createTestDatabase, testDatabaseUrl } from "../support/engines.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { findFreePort, makeFolder, runServerToEnd, runSite, type SiteProcess } from "../support/run-site.ts";

const usedFolders: string[] = [];
const runningSites: { stop: () => Promise<void> }[] = [];
const createFolder = () => {
  const made = makeFolder();
  usedFolders.push(made);
  return made;
};
const startSite = async (env: Record<string, string>): Promise<SiteProcess> => {
  const site = await runSite(env);
  runningSites.push(site);
  return site;
};
afterEach(async () => {
  for (const site of runningSites.splice(0)) await site.stop();
});
afterAll(() => {
  for (const path of usedFolders) rmSync(path, { recursive: true, force: true });
});

const readProjectTitle = async (env: Record<string, string>, id: string) => {
  const store = await openStore(parseEnv(env));
  const { data } = await store.anon.from("projects").select("title").eq("id", id).maybeSingle().throwOnError();
  await store.close();
  return data?.title ?? null;
};

describe("a start that cannot succeed says why in one line and exits with 1", () => {
  // One case for each step that can fail: settings, store, public port, metrics port.
  test.each([
    [{ PORT: "no" }, /^PORT is not a port/],
    [
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" },
      /^DATABASE_URL points to a PostgreSQL server that does not answer/,
    ],
    [{ HOST: "203.0.113.7" }, /^HOST 203\.0\.113\.7 is not an address of this machine/],
    [{ METRICS_PORT: "39998" }, /^METRICS_PORT 39998 is the public PORT/],
  ] as [Record<string, string>, RegExp][])("%o", async (env, line) => {
    const { code, output } = await runServerToEnd({ DATA_DIR: createFolder(), PORT: "39998", ...env });
    expect(output.trim()).toMatch(line);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });

  test("a port that is taken", async () => {
    const server = createServer();
    await listen(server, { name: "PORT", host: "127.0.0.1", port: 0 });
    const { port } = server.address() as { port: number };
    await expect(listen(createServer(), { name: "PORT", host: "127.0.0.1", port })).rejects.toMatchObject({
      name: "OperationalError",
      message: `PORT ${port} is taken. Stop what uses it, or set PORT to a free one: PORT=${port + 1} npm start`,
    });
    server.close();
  });

  test("a data folder that cannot be written, and a store that is damaged", async () => {
    const DATA_DIR = createFolder();
    writeFileSync(join(DATA_DIR, "store.db"), "not a database, ".repeat(300));
    for (const [dataDir, message] of [
      ["/proc/x", /^DATA_DIR \(\/proc\/x\) cannot be written .*$/],
      [DATA_DIR, /^\S+store\.db cannot be opened \(file is not a database\)\. .*npm run restore.*$/],
    ] as const)
      await expect(openStore(parseEnv({ DATA_DIR: dataDir }))).rejects.toMatchObject({
        name: "OperationalError",
        message: expect.stringMatching(message),
      });
  });
});

describe("the embedded store", () => {
  test("belongs to one site, keeps changes through kill -9, and is not seeded twice", async () => {
    const DATA_DIR = createFolder();
    const { url, child } = await runSite({ DATA_DIR, CONTACT_EMAIL: "hi@elsewhere.example" });
    await expect(openStore(parseEnv({ DATA_DIR }))).rejects.toMatchObject({
      name: "OperationalError",
      message: expect.stringMatching(new RegExp(`^DATA_DIR .* is in use by process ${child.pid}`)),
    });
    // The data API is not on the public port either. Pages there show the facts that the environment sets.
    const auth = ["/auth/v1/signup", "/auth/v1/token?grant_type=password"];
    for (const path of ["/rest/v1/projects", "/rest/v1/", ...auth, "/storage/v1/bucket"]) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("Oops! Page not found");
    }
    const page = await (await fetch(`${url}/about`)).text();
    expect(page).toContain("mailto:hi@elsewhere.example");
    expect(page).not.toContain("hello@furlong.example");
    // Longer than a proxy in front keeps a connection.
    expect((await fetch(`${url}/healthz`)).headers.get("keep-alive")).toBe("timeout=75");

    const { service, close } = await openEmbeddedWithoutLock(DATA_DIR);
    await service.from("projects").delete().eq("id", "relay-onboarding").throwOnError();
    const changed = { title: "A market on Fridays" };
    await service.from("projects").update(changed).eq("id", "harvest-table-market").throwOnError();
    await close();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await readProjectTitle({ DATA_DIR }, "relay-onboarding")).toBeNull();
    expect(await readProjectTitle({ DATA_DIR }, "harvest-table-market")).toBe("A market on Fridays");
  });

  test("starts empty with SEED=none, names a misspelt setting, and ends in order on Ctrl-C", async () => {
    const DATA_DIR = createFolder();
    const site = await runSite({ DATA_DIR, SEED: "none", WEBHOOK_ULR: "https://hooks.example/a" });
    expect(site.output()).toMatch(/^WEBHOOK_ULR is not a setting of the site.* WEBHOOK_URL, rename it\.$/m);
    expect((await fetch(`${site.url}/project/relay-onboarding`)).status).toBe(404);

    // Ctrl-C sends SIGINT twice, from the terminal and from the starter. The request under way must still be answered.
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

    expect(await readProjectTitle({ DATA_DIR }, "relay-onboarding")).toBeNull();
  });
});

describe("the store switch", () => {
  test("a store that is down keeps the site neither from starting nor from saying so, without what was written", async () => {
    const gone = `http://127.0.0.1:${await findFreePort()}`;
    const keys = { SUPABASE_ANON_KEY: "sb_publishable_test", SUPABASE_SECRET_KEY: "sb_secret_test" };
    const { url, output } = await startSite({ SUPABASE_URL: gone, ...keys });
    expect((await fetch(`${url}/`)).status).toBe(200);
    expect((await fetch(`${url}/project/x`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);

    const response = await postForm(`${url}/contact`, enquiryFields("a secret of ours"));
    expect(response.status).toBe(502);
    const line = () =>
      output()
        .split("\n")
        .find((text) => text.includes("could not be stored"));
    // The log has it under the id that the visitor was given.
    await expect.poll(line, { timeout: 10_000 }).toContain(`"id":"${response.headers.get("x-request-id")}"`);
    expect(output()).not.toContain("a secret of ours");
  });

  test.runIf(testDatabaseUrl)(
    "DATABASE_URL to an empty PostgreSQL migrates and seeds it, from two servers at once",
    async () => {
      const { url, drop } = await createTestDatabase(testDatabaseUrl);
      const titles = [1, 2].map(() => readProjectTitle({ DATABASE_URL: url }, "relay-onboarding"));
      expect(await Promise.all(titles)).toEqual([1, 2].map(() => expect.stringContaining("Relay, onboarding")));
      await drop();
    },
  );

  test.runIf(testDatabaseUrl)("a user without the roles is refused in one line", async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl);
    const user = `furlong_${randomUUID().slice(0, 8)}`;
    const admin = postgres(url, { max: 1, onnotice: () => {} });
    const plain = new URL(url);
    Object.assign(plain, { username: user, password: "password" });
    try {
      await (await openPostgres(url)).close();
      await admin.unsafe(`create role ${user} login password 'password'`);
      await admin.unsafe(`drop schema public, supabase_migrations cascade; create schema public authorization ${user}`);
      await admin.unsafe(`alter database ${plain.pathname.slice(1)} owner to ${user}`);
      const { code, output } = await runServerToEnd({
        DATABASE_URL: plain.href,
        DATA_DIR: createFolder(),
        PORT: "39995",
      });
      expect(output.trim()).toMatch(/^DATABASE_URL .*grant anon, authenticated, service_role to it.*$/);
      expect(code).toBe(1);
    } finally {
      await admin.end();
      await drop();
      const server = postgres(testDatabaseUrl, { max: 1 });
      await server.unsafe(`drop role if exists ${user}`);
      await server.end();
    }
  });

  test.runIf(testDatabaseUrl)("a user who owns the database and has the three roles is enough", async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl);
    await (await openPostgres(url)).close();
    const user = `furlong_${randomUUID().slice(0, 8)}`;
    const owned = new URL(url);
    Object.assign(owned, { username: user, password: "password", pathname: `/${user}` });
    const admin = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await admin.unsafe(`create role ${user} login password 'password'`);
      await admin.unsafe(`grant anon, authenticated, service_role to ${user}`);
      await admin.unsafe(`create database ${user} owner ${user}`);
      expect(await readProjectTitle({ DATABASE_URL: owned.href }, "relay-onboarding")).toContain("Relay, onboarding");
    } finally {
      await admin.unsafe(`drop database if exists ${user} with (force)`);
      await admin.unsafe(`drop role ${user}`);
      await admin.end();
      await drop();
    }
  });
});
