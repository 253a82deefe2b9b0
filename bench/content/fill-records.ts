import { randomUUID } from "node:crypto";
import { fillTables, type Row } from "../desk/fill.ts";
import type { Env } from "../faults/fresh-store.ts";

export const RECORDS = 10_000;
export const PICTURES = 2_000;
/** On the list of people once the site has followed all the rows. */
export const LAST_ONE = "The last one";
const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];

/** Straight into the tables of a store whose site is down, since ten thousand visits would take an hour. */
export async function fillRecords(env: Env): Promise<void> {
  const rows = { media: [] as Row[], projects: [] as Row[], records: [] as Row[], revisions: [] as Row[] };
  for (let n = 0; n < PICTURES; n += 1) rows.media.push(pictureRow(n));
  for (let n = 0; n < RECORDS; n += 1) {
    const project = projectRow(n);
    const isChanged = n % 5 === 0;
    rows.projects.push(project);
    rows.records.push(recordRow(project, isChanged ? "changed" : "published"));
    for (const number of [1, 2, 3]) rows.revisions.push(revisionRow(project, number, number === (isChanged ? 2 : 3)));
  }
  await fillTables(env, { ...rows, team: [{ id: "last-one", name: LAST_ONE }] });
}

function pictureRow(n: number): Row {
  return {
    ...{ id: `/media/picture-${n}.webp`, source: "upload", name: `picture-${n}.png` },
    ...{ hash: randomUUID().replaceAll("-", ""), width: 160, height: 90, bytes: 900 },
    variants: { sizes: [{ width: 160, avif: 900, webp: 1000 }] },
    ...{ alt: n % 9 === 0 ? null : `Loom ${n}`, is_decorative: false, created_at: minutesAgo(n) },
  };
}

function projectRow(n: number) {
  const gallery = n % 10 === 0 ? [1, 2, 3, 4, 5, 6].map((step) => picture(n + step)) : [];
  return {
    ...{ id: `p${n}`, title: `Loom ${n} and what it weaves`, client: "Relay", type: types[n % 4] ?? "" },
    ...{ year: 2000 + (n % 25), description: "A sentence about what it was and did. ".repeat(4), image: picture(n) },
    ...{ technologies: ["TypeScript"], results: ["40% faster"], gallery_images: gallery, created_at: minutesAgo(n) },
  };
}

type Project = ReturnType<typeof projectRow>;

function recordRow({ id, title, client, type, year, image, created_at }: Project, state: string): Row {
  return {
    ...{ kind: "projects", id, title, detail: client, type, year, image, words: `${title} ${client}`.toLowerCase() },
    ...{ state, revision: 3, address: id, edited_at: created_at },
  };
}

function revisionRow(project: Project, number: number, isLive: boolean): Row {
  const at = project.created_at;
  return {
    ...{ id: randomUUID(), kind: "projects", record: project.id, number, version: 1, created_at: at, updated_at: at },
    data: { ...project, client: `Relay ${number}`, long_description: "A paragraph.\n\n".repeat(40) },
    ...{ state: isLive ? "published" : "frozen", published_at: isLive ? at : null },
  };
}

function picture(n: number): string {
  return `/media/picture-${n % PICTURES}.webp`;
}

function minutesAgo(n: number): string {
  return new Date(Date.now() - n * 60_000).toISOString();
}
