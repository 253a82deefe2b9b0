import { setTimeout as sleep } from "node:timers/promises";
import { runSite } from "../../tests/support/run-site.ts";
import { checkMedia, checkWork } from "./kill-checks.ts";
import {
  archiveAndPublish,
  createWorkLog,
  saveDrafts,
  uploadPictures,
  type WorkKind,
  type WorkLog,
} from "./kill-work.ts";
import { type BenchFindings, createSeededStore } from "./seeded-store.ts";

/** About as long as an upload takes. */
const MAX_KILL_DELAY_MS = 250;
const workKinds: WorkKind[] = ["saving", "publishing", "uploading"];

/** Kills the site with -9 while others save, publish and upload, then starts it again and checks the store. */
export async function killDuringContentWork(points: number): Promise<BenchFindings> {
  const { dataDir, cookie, remove } = await createSeededStore();
  const failures: string[] = [];
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const work: WorkLog = createWorkLog(dataDir, cookie);
  try {
    for (let point = 0; point <= points; point++) {
      const site = await runSite(env);
      const ended = new Promise((resolve) => site.child.once("exit", resolve));
      // Checks the store of the last kill only now, since a start may repair it.
      const found = [...(await checkWork(site.url, work)), ...(await checkMedia(site.url, dataDir, work))];
      failures.push(...found.map((what) => `after kill ${point}: ${what}`));
      if (point === points) {
        await site.stop();
        break;
      }
      // Each kill comes a moment after a save, a publication or an upload, in rotation, while the next one is under way.
      const what = workKinds[point % workKinds.length];
      let answersLeft = 1 + (point % 2);
      const { promise: isTime, resolve: now } = Promise.withResolvers<void>();
      work.onAnswer = (answered) => answered === what && --answersLeft === 0 && now();
      const working = Promise.all([saveDrafts, archiveAndPublish, uploadPictures].map((each) => each(site.url, work)));
      await Promise.race([isTime, sleep(20_000)]);
      await sleep((point * 37) % MAX_KILL_DELAY_MS);
      site.child.kill("SIGKILL");
      await Promise.all([ended, working]);
    }
  } finally {
    remove();
  }
  const { saved, published, archived, uploaded, cut } = work.counts;
  const rows = [
    ["drafts saved", saved],
    ["publications", published],
    ["archived", archived],
    ["pictures uploaded", uploaded],
    ["requests cut off by a kill", cut],
    ["findings", failures.length],
  ];
  return { rows, failures, note: `${points} kills` };
}
