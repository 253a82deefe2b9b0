import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { readLatestRevision } from "./newsroom.ts";

/** What was asked of the site, and what it has acknowledged. */
export type Work = ReturnType<typeof startWork>;
export type WorkKind = "saving" | "publishing" | "uploading";

export const PUBLISHED = "studies/rapid-mvp-development";
export const SAVED = ["projects/coat-with-its-route", "experiments/two-clocks"];

export function startWork(dataDir: string, cookie: string) {
  return {
    dataDir,
    cookie,
    /** Counts up with every save; in each text of its record. */
    turn: 0,
    /** Per record: the last turn that was asked for, and the last that was acknowledged. */
    asked: new Map<string, number>(),
    acknowledged: new Map<string, number>(),
    /** Whether the last acknowledged change before the kill left it on the site; null if one was cut off. */
    isPublic: true as boolean | null,
    publishedTurn: 0,
    /** Every address that it has had. */
    addresses: new Set<string>(),
    /** How often it was asked to be archived, now and when last looked at: what was archived and came back may be gone. */
    archivings: 0,
    archivingsSeen: 0,
    pictures: new Set<string>(),
    counts: { saved: 0, published: 0, archived: 0, uploaded: 0, cut: 0 },
    onAnswer: (_what: WorkKind) => {},
  };
}

/** Two records in turns, each save a new text. */
export async function saveDrafts(url: string, work: Work) {
  for (;;)
    for (const record of SAVED) {
      if (!(await save(url, work, record, "save"))) return;
      work.counts.saved += 1;
    }
}

/** A study whose title, body and address change with each publication; every third time it is archived first. */
export async function archiveAndPublish(url: string, work: Work) {
  for (let times = 0; ; times++) {
    if (times % 3 === 2) {
      work.isPublic = null;
      work.archivings += 1;
      if (!(await post(url, work, PUBLISHED, { intent: "archive" }))) return;
      work.isPublic = false;
      work.counts.archived += 1;
    }
    work.isPublic = null;
    if (!(await save(url, work, PUBLISHED, "publish"))) return;
    work.isPublic = true;
    work.publishedTurn = work.acknowledged.get(PUBLISHED) ?? 0;
    work.counts.published += 1;
  }
}

export async function uploadPictures(url: string, work: Work) {
  for (;;) {
    const name = `p${randomBytes(6).toString("hex")}`;
    const [r = 0, g = 0, b = 0] = randomBytes(3);
    const drawn = sharp({ create: { width: 700, height: 300, channels: 3, background: { r, g, b } } });
    const form = new FormData();
    form.set("files", new File([new Uint8Array(await drawn.png().toBuffer())], `${name}.png`, { type: "image/png" }));
    if (!(await post(url, work, "upload", form))) return;
    work.pictures.add(name);
    work.counts.uploaded += 1;
  }
}

async function save(url: string, work: Work, record: string, intent: string): Promise<boolean> {
  const turn = ++work.turn;
  work.asked.set(record, turn);
  const { number, version, data } = readLatestRevision(work.dataDir, record);
  const mark = `turn${turn}`;
  const fields = {
    ...{ intent, from: String(number), version: String(version), base: JSON.stringify(data) },
    title: `${mark} title`,
    ...(record === PUBLISHED && { slug: `study-${mark}`, body: `${mark} body`, excerpt: `${mark} excerpt` }),
  };
  if (!(await post(url, work, record, fields))) return false;
  work.acknowledged.set(record, turn);
  return true;
}

/** False once the site is gone. Anything but an acknowledgement from a living site is an error of the bench. */
async function post(url: string, work: Work, to: string, body: Record<string, string> | FormData): Promise<boolean> {
  const path = to === "upload" ? "/desk/media/upload" : `/desk/content/${to}`;
  try {
    const response = await fetch(url + path, {
      method: "POST",
      body: body instanceof FormData ? body : new URLSearchParams(body),
      headers: { cookie: work.cookie },
      redirect: "manual",
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
    work.onAnswer(to === "upload" ? "uploading" : to === PUBLISHED ? "publishing" : "saving");
    return true;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    work.counts.cut += 1;
    return false;
  }
}
