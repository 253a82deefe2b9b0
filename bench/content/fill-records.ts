import { randomUUID } from "node:crypto";
import { fillTables, type SqlRow } from "../desk/fill-store.ts";
import type { Env } from "../faults/fresh-store.ts";

export const PROJECT_COUNT = 10_000;
export const PICTURE_COUNT = 2_000;
/** Name of a marker row: the desk lists it once the site has synced all other rows. */
export const SYNC_MARKER = "The last one";
const projectTypes = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];

/** Writes straight into the tables of a store whose site is down, since using the desk would take an hour. */
export async function fillRecords(env: Env): Promise<void> {
  const rows = { media: [] as SqlRow[], projects: [] as SqlRow[], records: [] as SqlRow[], revisions: [] as SqlRow[] };
  for (let n = 0; n < PICTURE_COUNT; n += 1) rows.media.push(makePictureRow(n));
  for (let n = 0; n < PROJECT_COUNT; n += 1) {
    const project = makeProjectRow(n);
    const isChanged = n % 5 === 0;
    rows.projects.push(project);
    rows.records.push(makeRecordRow(project, isChanged ? "changed" : "published"));
    for (const number of [1, 2, 3])
      rows.revisions.push(makeRevisionRow(project, number, number === (isChanged ? 2 : 3)));
  }
  await fillTables(env, { ...rows, team: [{ id: "last-one", name: SYNC_MARKER }] });
}

function makePictureRow(n: number): SqlRow {
  return {
    ...{ id: `/media/picture-${n}.webp`, source: "upload", name: `picture-${n}.png` },
    ...{ hash: randomUUID().replaceAll("-", ""), width: 160, height: 90, bytes: 900 },
    variants: { sizes: [{ width: 160, avif: 900, webp: 1000 }] },
    ...{ alt: n % 9 === 0 ? null : `Loom ${n}`, is_decorative: false, created_at: minutesAgo(n) },
  };
}

function makeProjectRow(n: number) {
  const gallery = n % 10 === 0 ? [1, 2, 3, 4, 5, 6].map((step) => picturePath(n + step)) : [];
  return {
    ...{ id: `p${n}`, title: `Loom ${n} and what it weaves`, client: "Relay", type: projectTypes[n % 4] ?? "" },
    ...{
      year: 2000 + (n % 25),
      description: "A sentence about what it was and did. ".repeat(4),
      image: picturePath(n),
    },
    ...{ technologies: ["TypeScript"], results: ["40% faster"], gallery_images: gallery, created_at: minutesAgo(n) },
  };
}

type ProjectRow = ReturnType<typeof makeProjectRow>;

function makeRecordRow({ id, title, client, type, year, image, created_at }: ProjectRow, state: string): SqlRow {
  return {
    ...{ kind: "projects", id, title, detail: client, type, year, image, words: `${title} ${client}`.toLowerCase() },
    ...{ state, revision: 3, address: id, edited_at: created_at },
  };
}

function makeRevisionRow(project: ProjectRow, number: number, isLive: boolean): SqlRow {
  const at = project.created_at;
  return {
    ...{ id: randomUUID(), kind: "projects", record: project.id, number, version: 1, created_at: at, updated_at: at },
    data: { ...project, client: `Relay ${number}`, long_description: "A paragraph.\n\n".repeat(40) },
    ...{ state: isLive ? "published" : "frozen", published_at: isLive ? at : null },
  };
}

function picturePath(n: number): string {
  return `/media/picture-${n % PICTURE_COUNT}.webp`;
}

function minutesAgo(n: number): string {
  return new Date(Date.now() - n * 60_000).toISOString();
}
