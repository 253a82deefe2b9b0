import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { signIn } from "../support/operator.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite } from "../support/run-site.ts";

const testFolder = makeFolder();
const contentFile = join(testFolder, "content.json");
const cleanups: (() => unknown)[] = [() => rmSync(testFolder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of cleanups.reverse()) await end();
});

const runContentCommand = (DATA_DIR: string, ...args: string[]) =>
  runCommand(["scripts/content.ts", ...args], { DATA_DIR });

async function openSite(name: string) {
  const DATA_DIR = join(testFolder, name);
  const site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  cleanups.push(site.stop);
  const { cookie } = await signIn(DATA_DIR);
  const content = (...args: string[]) => runContentCommand(DATA_DIR, ...args);
  return { url: site.url, folder: join(DATA_DIR, "media"), headers: { cookie }, content };
}

test("content is imported into another store once, with its pictures, and the desk lists it immediately", async () => {
  const [from, to] = [await openSite("from"), await openSite("to")];
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#f06" } });
  const body = new FormData();
  body.set("files", new File([new Uint8Array(await picture.png().toBuffer())], "door.png", { type: "image/png" }));
  const { headers } = from;
  const uploaded = await fetch(`${from.url}/desk/media/upload`, { method: "POST", headers, body });
  const { files } = (await uploaded.json()) as { files: { id: string }[] };
  const id = await publishProject(from, files[0]?.id ?? "");

  expect(await from.content("export", contentFile)).toMatchObject({
    code: 0,
    stdout: `${contentFile} holds the content, and ${join(testFolder, "content.media")} its 1 uploaded pictures (1 new).\n`,
  });
  const imported = await to.content("import", contentFile);
  expect(imported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^projects +1 added, 0 changed/) });
  expect(imported.stdout).toContain("1 pictures copied.");
  expect(readdirSync(to.folder)).toEqual(readdirSync(from.folder));
  const list = await fetch(`${to.url}/desk/content/projects`, { headers: to.headers });
  expect(await list.text()).toContain("A door for a moving house");
  const editor = await fetch(`${to.url}/desk/content/projects/${id}`, { headers: to.headers });
  expect(editor.status).toBe(200);

  const again = await to.content("import", contentFile);
  expect(again.stdout).not.toMatch(/[1-9]\d* (added|changed)/);
  expect(again.stdout).toContain("0 pictures copied.");

  rmSync(join(testFolder, "content.media"), { recursive: true });
  const third = join(testFolder, "third");
  const store = await openEmbedded(third);
  expect(await runContentCommand(third, "import", contentFile)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("No row was written"),
  });
  expect((await store.service.from("media").select("id").eq("source", "upload").throwOnError()).data).toEqual([]);
  await store.close();
});

/** Publishes a project with the posts that the editor sends without JavaScript. Returns its id, which is part of its address. */
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
