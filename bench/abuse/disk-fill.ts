import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { forms as allForms } from "#app/forms/forms.ts";
import { MAX_BYTES_PER_NETWORK_HOUR, MAX_PER_FORM_NETWORK_HOUR } from "#app/forms/rate-limit.server.ts";
import { enquiryFields, type FormFields } from "../../tests/support/posting.ts";
import { makeFolder, runSite } from "../../tests/support/run-site.ts";
import { type Attack, countResponse, createOutcome, fetchText, inParallel } from "./attack.ts";

const MINUTE_MS = 60_000;
const CLIENTS = 8;
/** Half of the posts that one /48 may send in a minute; small posts take the other half. */
const LARGE_POSTS = 150;
const VISIT_INTERVAL_MS = 2_000;
const MAX_DAY_BYTES = 10 ** 9;

/**
 * Posts for a minute from all over one IPv6 /48, the largest bodies first and then small ones, while visitors read and write.
 * The disk space that a byte and a row took gives the size of a day at the limits.
 */
export const diskFillAttack: Attack = {
  name: "filling the disk from one /48",
  limitMinutes: 3,
  run: async ({ onEnd, webhook }) => {
    const dataDir = makeFolder();
    onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
    const site = await runSite({
      DATA_DIR: dataDir,
      WEBHOOK_URL: webhook.url,
      NOTIFY_EMAIL: "team@furlong.example",
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
    });
    onEnd(site.stop);
    const outcome = createOutcome();
    const endsAt = Date.now() + MINUTE_MS;
    const isOver = () => Date.now() >= endsAt;

    const send = (path: string, fields: FormFields, address: string) =>
      fetchText(site.url + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { "x-forwarded-for": address },
      });

    const attack = async (posts: Iterable<[string, FormFields]>) => {
      const before = readStoreBytes(dataDir);
      const stored = { posts: 0, bytes: 0 };
      await inParallel(posts, CLIENTS, async ([path, fields], n) => {
        const { status } = await send(path, fields, `2001:db8:7:${(n % 65_536).toString(16)}::1`);
        countResponse(outcome, status, "a post", [200, 303, 429, 502].includes(status));
        if (status !== 200 && status !== 303) return;
        stored.posts += 1;
        stored.bytes += Buffer.byteLength(JSON.stringify(fields));
      });
      return { ...stored, growth: readStoreBytes(dataDir) - before };
    };

    const visits: number[] = [];
    const visit = async () => {
      for (let n = 0; !isOver(); n++) {
        const startedAt = performance.now();
        const page = await fetchText(`${site.url}/contact`);
        const { status } = await send("/contact", enquiryFields(`real-${n}`), `198.51.100.${n % 250}`);
        countResponse(outcome, page.status, "the visitor's page", page.status === 200);
        countResponse(outcome, status, "the visitor's post", status === 303);
        visits.push(performance.now() - startedAt);
        await sleep(VISIT_INTERVAL_MS);
      }
    };

    const visiting = visit();
    const large = await attack(largePosts());
    const small = await attack(smallPosts(isOver));
    await visiting;
    if (large.posts === 0 || small.posts === 0) outcome.failures.push("no post was let in: nothing was measured");

    const perByte = Math.max(1, large.growth / large.bytes);
    const perRow = small.growth / small.posts;
    const hour =
      MAX_BYTES_PER_NETWORK_HOUR * perByte + Object.keys(allForms).length * MAX_PER_FORM_NETWORK_HOUR * perRow;
    const day = 24 * hour;
    if (!(day <= MAX_DAY_BYTES)) outcome.failures.push(`a day would take ${toMegabytes(day)} MB`);
    const slowest = Math.round(Math.max(...visits));
    const note = [
      `the minute stored ${large.posts + small.posts} posts in ${toMegabytes(large.growth + small.growth)} MB`,
      `(${perByte.toFixed(2)} bytes on disk for each byte of a large post, ${Math.round(perRow)} for a small one)`,
      `a day at the limits takes ${toMegabytes(day)} MB`,
      `${visits.length} visitors served, the slowest in ${slowest} ms for a page and a post`,
    ].join("; ");
    return { ...outcome, note };
  },
};

/** Fills the forms as far as they allow: messages of three-byte characters, and long tags, which have no limit of their own. */
function* largePosts(): Generator<[string, FormFields]> {
  for (let n = 0; n < LARGE_POSTS; n++) {
    const form = n % 2 ? "blog_post_form" : "linkedin_post_form";
    if (n % 10 === 0) yield ["/admin?tab=cms", { form, tags: `${n} ${"x".repeat(60_000)}` }];
    else yield ["/contact", enquiryFields(`${n} ${"語".repeat(4_990)}`)];
  }
}

/** Makes short posts; every fourth fills the honeypot. */
function* smallPosts(isOver: () => boolean): Generator<[string, FormFields]> {
  const paths = ["/lab", "/blog/rapid-mvp-development"] as const;
  for (let n = 0; !isOver(); n++) {
    const spam: FormFields = n % 4 === 3 ? { leave_empty: "x" } : {};
    const post: [string, FormFields] =
      n % 3 === 0 ? ["/contact", enquiryFields(`${n}`)] : [paths[n % 2] ?? "/lab", signUpFields(n)];
    yield [post[0], { ...post[1], ...spam }];
  }
}

function signUpFields(n: number): FormFields {
  return { email: `a${n}@example.com` };
}

/** The size of the store, its write-ahead log included. */
function readStoreBytes(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "store.db"), { readOnly: true });
  try {
    const { page_count: pages } = database.prepare("pragma page_count").get() ?? {};
    const { page_size: size } = database.prepare("pragma page_size").get() ?? {};
    return Number(pages) * Number(size);
  } finally {
    database.close();
  }
}

function toMegabytes(bytes: number) {
  return Math.round(bytes / 10 ** 6);
}
