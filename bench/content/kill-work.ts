import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { readLatestRevision } from "./seeded-store.ts";

/** Logs the changes that were posted to the site and those that the site has acknowledged. */
export type WorkLog = ReturnType<typeof createWorkLog>;
export type WorkKind = "saving" | "publishing" | "uploading";

export const PUBLISHED_RECORD = "studies/rapid-mvp-development";
export const SAVED_RECORDS = ["projects/coat-with-its-route", "experiments/two-clocks"];

export function createWorkLog(dataDir: string, cookie: string) {
  return {
    dataDir,
    cookie,
    /** The number of the last save. Each text that a save writes contains it. */
    turn: 0,
    /** Per record: the last turn that was posted, and the last that was acknowledged. */
    asked: new Map<string, number>(),
    acknowledged: new Map<string, number>(),
    /** Whether the last acknowledged change left the study on the site; null if a kill cut a change off. */
    isPublic: true as boolean | null,
    publishedTurn: 0,
    /** Every address that the study has had. */
    addresses: new Set<string>(),
    /** Archivings posted so far, and up to the last check: after another one, the study's old address may answer 410. */
    archivings: 0,
    archivingsSeen: 0,
    pictures: new Set<string>(),
    counts: { saved: 0, published: 0, archived: 0, uploaded: 0, cut: 0 },
    onAnswer: (_what: WorkKind) => {},
  };
}

/** Saves the records in turn, each time with a new text, until the site is down. */
export async function saveDrafts(url: string, work: WorkLog) {
  for (;;)
    for (const record of SAVED_RECORDS) {
      if (!(await postDraft(url, work, record, "save"))) return;
      work.counts.saved += 1;
    }
}

/** Publishes a study over and over with a new title, body and address, and archives it first every third time. */
export async function archiveAndPublish(url: string, work: WorkLog) {
  for (let times = 0; ; times++) {
    if (times % 3 === 2) {
      work.isPublic = null;
      work.archivings += 1;
      if (!(await postToDesk(url, work, PUBLISHED_RECORD, { intent: "archive" }))) return;
      work.isPublic = false;
      work.counts.archived += 1;
    }
    work.isPublic = null;
    if (!(await postDraft(url, work, PUBLISHED_RECORD, "publish"))) return;
    work.isPublic = true;
    work.publishedTurn = work.acknowledged.get(PUBLISHED_RECORD) ?? 0;
    work.counts.published += 1;
  }
}

export async function uploadPictures(url: string, work: WorkLog) {
  for (;;) {
    const name = `p${randomBytes(6).toString("hex")}`;
    const [r = 0, g = 0, b = 0] = randomBytes(3);
    const drawn = sharp({ create: { width: 700, height: 300, channels: 3, background: { r, g, b } } });
    const form = new FormData();
    form.set("files", new File([new Uint8Array(await drawn.png().toBuffer())], `${name}.png`, { type: "image/png" }));
    if (!(await postToDesk(url, work, "upload", form))) return;
    work.pictures.add(name);
    work.counts.uploaded += 1;
  }
}

async function postDraft(url: string, work: WorkLog, record: string, intent: string): Promise<boolean> {
  const turn = ++work.turn;
  work.asked.set(record, turn);
  const { number, version, data } = readLatestRevision(work.dataDir, record);
  const mark = `turn${turn}`;
  const fields = {
    ...{ intent, from: String(number), version: String(version), base: JSON.stringify(data) },
    title: `${mark} title`,
    ...(record === PUBLISHED_RECORD && { slug: `study-${mark}`, body: `${mark} body`, excerpt: `${mark} excerpt` }),
  };
  if (!(await postToDesk(url, work, record, fields))) return false;
  work.acknowledged.set(record, turn);
  return true;
}

/** False when the site is down. Throws if a running site answers with an error, since then the bench is wrong. */
async function postToDesk(
  url: string,
  work: WorkLog,
  to: string,
  body: Record<string, string> | FormData,
): Promise<boolean> {
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
    work.onAnswer(to === "upload" ? "uploading" : to === PUBLISHED_RECORD ? "publishing" : "saving");
    return true;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    work.counts.cut += 1;
    return false;
  }
}
