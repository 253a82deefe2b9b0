import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { signIn } from "../support/operator.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite } from "../support/run-site.ts";

const home = makeFolder();
const file = join(home, "content.json");
const endings: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

const contentOf = (DATA_DIR: string, ...args: string[]) => runCommand(["scripts/content.ts", ...args], { DATA_DIR });

async function openSite(name: string) {
  const DATA_DIR = join(home, name);
  const site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  endings.push(site.stop);
  const { cookie } = await signIn(DATA_DIR);
  const content = (...args: string[]) => contentOf(DATA_DIR, ...args);
  return { url: site.url, folder: join(DATA_DIR, "media"), headers: { cookie }, content };
}

test("content moves to another store with its pictures, once, and is on the desk’s list at once", async () => {
  const [from, to] = [await openSite("from"), await openSite("to")];
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#f06" } });
  const body = new FormData();
  body.set("files", new File([new Uint8Array(await picture.png().toBuffer())], "door.png", { type: "image/png" }));
  const { headers } = from;
  const uploaded = await fetch(`${from.url}/desk/media/upload`, { method: "POST", headers, body });
  const { files } = (await uploaded.json()) as { files: { id: string }[] };
  const id = await publishProject(from, files[0]?.id ?? "");

  expect(await from.content("export", file)).toMatchObject({
    code: 0,
    stdout: `${file} holds the content, and ${join(home, "content.media")} its 1 uploaded pictures (1 new).\n`,
  });
  const imported = await to.content("import", file);
  expect(imported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^projects +1 added, 0 changed/) });
  expect(imported.stdout).toContain("1 pictures copied.");
  expect(readdirSync(to.folder)).toEqual(readdirSync(from.folder));
  const list = await fetch(`${to.url}/desk/content/projects`, { headers: to.headers });
  expect(await list.text()).toContain("A door for a moving house");
  const editor = await fetch(`${to.url}/desk/content/projects/${id}`, { headers: to.headers });
  expect(editor.status).toBe(200);

  const again = await to.content("import", file);
  expect(again.stdout).not.toMatch(/[1-9]\d* (added|changed)/);
  expect(again.stdout).toContain("0 pictures copied.");

  rmSync(join(home, "content.media"), { recursive: true });
  const third = join(home, "third");
  const store = await openEmbedded(third);
  expect(await contentOf(third, "import", file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("No row was written"),
  });
  expect((await store.service.from("media").select("id").eq("source", "upload").throwOnError()).data).toEqual([]);
  await store.close();
});

/** As the editor does without JavaScript. Returns the id, which is its address. */
async function publishProject({ url, headers }: Awaited<ReturnType<typeof openSite>>, image: string): Promise<string> {
  const post = (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(url + path, { method: "POST", headers, body, redirect: "manual" });
  };
  await post("/desk/media", { intent: "describe", picture: image, alt: "A pink door" });
  const created = await post("/desk/content/projects", {});
  const fields = { intent: "publish", from: "1", version: "1", title: "A door for a moving house", image };
  const published = await post(created.headers.get("location") ?? "", fields);
  expect(published.status).toBe(200);
  return "a-door-for-a-moving-house";
}
