import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { runSite } from "../../tests/support/run-site.ts";
import { median } from "../table.ts";
import { type Findings, openNewsroom } from "./newsroom.ts";

const RECORDS = 10_000;
const PICTURES = 2_000;
const ROUNDS = 15;
/** For a screen of the desk, on an otherwise idle machine. */
const LIMIT_MS = 100;
const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];

/** Server time of the content screens over ten thousand projects, each with three drafts: median and slowest of 15. */
export async function records(): Promise<Findings> {
  const { dataDir, cookie, remove } = await openNewsroom();
  fill(dataDir);
  const site = await runSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const list = "/desk/content/projects";
  const screens = {
    "Content, last edited": list,
    "Content, by title": `${list}?sort=title`,
    "Content, by year": `${list}?sort=year`,
    "Content, one state": `${list}?state=changed`,
    "Content, searched": `${list}?q=loom+4321`,
    "Content, page 100": `${list}?page=100`,
    "The editor": `${list}/p4321`,
    "The editor, with pictures": `${list}/p4320`,
    History: `${list}/p4321/history?compare=3`,
    Media: "/desk/media",
    "Media, searched": "/desk/media?find=picture+77",
  };
  const rows: Findings["rows"] = [];
  const failures: string[] = [];
  const note = (name: string, times: number[]) => {
    rows.push([name, `${median(times)} ms, at most ${Math.max(...times)} ms`]);
    if (median(times) > LIMIT_MS) failures.push(`${name}: ${median(times)} ms`);
  };
  try {
    for (const [name, path] of Object.entries(screens)) note(name, await times(() => read(site.url + path, cookie)));
    let client = "Relay 3";
    const saves = await times(async (round) => {
      await save(`${site.url}${list}/p4321.data`, cookie, client, `Loom ${round}`);
      client = `Loom ${round}`;
    });
    note("Saving a draft", saves);
  } finally {
    await site.stop();
    remove();
  }
  return { rows, failures, note: `${RECORDS} projects with ${3 * RECORDS} drafts, ${PICTURES} pictures` };
}

async function times(work: (round: number) => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  await work(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work(round);
    taken.push(Math.round(performance.now() - startedAt));
  }
  return taken;
}

async function read(url: string, cookie: string) {
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

/** As the editor's autosave does it: the first opens a draft, and the others write into it. */
async function save(url: string, cookie: string, before: string, client: string) {
  const body = new URLSearchParams({
    intent: "save",
    from: "3",
    version: "1",
    base: JSON.stringify({ client: before }),
    client,
  });
  const answer = await fetch(url, { method: "POST", headers: { cookie }, body });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

/** Straight into the file, since ten thousand visits would take an hour. */
function fill(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, "store.db"));
  const prepare = (table: string, columns: string[]) =>
    database.prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`);
  const row = prepare("projects", [
    ...["id", "title", "client", "type", "year", "description", "image", "technologies", "results", "gallery_images"],
    "created_at",
  ]);
  const line = prepare("records", [
    ...["kind", "id", "title", "detail", "type", "year", "image", "words", "state", "revision", "address", "edited_at"],
  ]);
  const revision = prepare("revisions", [
    ...["id", "kind", "record", "number", "data", "state", "version", "created_at", "updated_at", "published_at"],
  ]);
  const picture = prepare("media", [
    "id",
    "source",
    "name",
    "hash",
    "width",
    "height",
    "variants",
    "bytes",
    "alt",
    "is_decorative",
    "created_at",
  ]);
  database.exec("begin");
  const at = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
  for (let n = 0; n < PICTURES; n++) {
    const sizes = JSON.stringify({ sizes: [{ width: 160, avif: 900, webp: 1000 }] });
    picture.run(
      `/media/picture-${n}.webp`,
      "upload",
      `picture-${n}.png`,
      randomUUID().replaceAll("-", ""),
      160,
      90,
      sizes,
      900,
      n % 9 === 0 ? null : `Loom ${n}`,
      0,
      at(n),
    );
  }
  for (let n = 0; n < RECORDS; n++) {
    const [id, title, type, year] = [`p${n}`, `Loom ${n} and what it weaves`, types[n % 4] ?? "", 2000 + (n % 25)];
    const image = `/media/picture-${n % PICTURES}.webp`;
    const gallery =
      n % 10 === 0 ? [1, 2, 3, 4, 5, 6].map((step) => `/media/picture-${(n + step) % PICTURES}.webp`) : [];
    const data = {
      ...{
        title,
        id,
        client: "Relay",
        type,
        year,
        description: "A sentence about what it was and did. ".repeat(4),
        image,
      },
      ...{ long_description: "A paragraph.\n\n".repeat(40), technologies: ["TypeScript"], results: ["40% faster"] },
      ...{ gallery_images: gallery, created_at: at(n) },
    };
    const json = (value: unknown) => JSON.stringify(value);
    const isChanged = n % 5 === 0;
    row.run(
      id,
      title,
      "Relay",
      type,
      year,
      data.description,
      image,
      json(data.technologies),
      json(data.results),
      json(gallery),
      at(n),
    );
    line.run(
      "projects",
      id,
      title,
      "Relay",
      type,
      year,
      image,
      `${title} relay`.toLowerCase(),
      isChanged ? "changed" : "published",
      3,
      id,
      at(n),
    );
    for (const number of [1, 2, 3]) {
      const isLive = isChanged ? number === 2 : number === 3;
      revision.run(
        randomUUID(),
        "projects",
        id,
        number,
        json({ ...data, client: `Relay ${number}` }),
        isLive ? "published" : "frozen",
        1,
        at(n),
        at(n),
        isLive ? at(n) : null,
      );
    }
  }
  database.exec("commit");
  database.close();
}
