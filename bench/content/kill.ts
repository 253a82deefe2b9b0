import { setTimeout as sleep } from "node:timers/promises";
import { runSite } from "../../tests/support/run-site.ts";
import { checkMedia, checkWork } from "./kill-checks.ts";
import { archiveAndPublish, saveDrafts, startWork, uploadPictures, type Work, type WorkKind } from "./kill-work.ts";
import { type Findings, openNewsroom } from "./newsroom.ts";

/** About as long as an upload takes. */
const MAX_DELAY_MS = 250;
const kinds: WorkKind[] = ["saving", "publishing", "uploading"];

/** Kills the site with -9 while three people save, publish and upload, starts it again, and looks at what is left. */
export async function kill(points: number): Promise<Findings> {
  const { dataDir, cookie, remove } = await openNewsroom();
  const failures: string[] = [];
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const work: Work = startWork(dataDir, cookie);
  try {
    for (let point = 0; point <= points; point++) {
      const site = await runSite(env);
      const ended = new Promise((resolve) => site.child.once("exit", resolve));
      // What the last kill left behind, as it is after the next start.
      const found = [...(await checkWork(site.url, work)), ...(await checkMedia(site.url, dataDir, work))];
      failures.push(...found.map((what) => `after kill ${point}: ${what}`));
      if (point === points) {
        await site.stop();
        break;
      }
      // Each kill follows a save, a publication or an upload, in rotation, by a moment: the next one is then under way.
      const what = kinds[point % kinds.length];
      let answersLeft = 1 + (point % 2);
      const { promise: isTime, resolve: now } = Promise.withResolvers<void>();
      work.onAnswer = (answered) => answered === what && --answersLeft === 0 && now();
      const working = Promise.all([saveDrafts, archiveAndPublish, uploadPictures].map((each) => each(site.url, work)));
      await Promise.race([isTime, sleep(20_000)]);
      await sleep((point * 37) % MAX_DELAY_MS);
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
