/**
 * Attacks the door of the desk and says what came of it: npm run bench:desk
 *   -- --seconds N   how long passwords are guessed, default 60
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/setup.mjs";
import { createSoftwareAuthenticator } from "../tests/support/authenticator.ts";
import { signIn } from "../tests/support/operator.ts";
import { makeFolder, runSite } from "../tests/support/run-site.ts";
import { inParallel } from "./abuse/attack.ts";
import { median, table } from "./table.ts";

const CLAIMS = 100;
const GUESSES_PER_MINUTE = 1_000;
const TIMED = 40;
const password = "four slow ferries home";
const owner = "tunde@furlong.example";
const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });

ensureBuilt();
const DATA_DIR = makeFolder();
const site = await runSite({ DATA_DIR, TRUST_PROXY: "1", LOG_LEVEL: "error" });
const rows: (string | number)[][] = [];
let failed = 0;
let posts = 0;
try {
  await claimAtOnce();
  await tellAccountsByTime();
  await answerForPasskeys();
  await replayCookies();
  await guessIds();
  await guessPasswords();
  console.log(table(["attack", "tried", "let in", "note"], rows));
} finally {
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

type Sender = { address?: string; cookie?: string };

/** From an address of its own each time, so that none of the attacks meets the limit of a network. */
async function post(path: string, fields: Record<string, string>, { address, cookie = "" }: Sender = {}) {
  posts += 1;
  const headers = { "x-forwarded-for": address ?? `10.99.${posts >> 8}.${posts & 255}`, cookie };
  const body = new URLSearchParams(fields);
  const response = await fetch(site.url + path, { method: "POST", headers, body, redirect: "manual" });
  return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
}

function note(attack: string, tried: number, letIn: number, words: string, isExpected: boolean) {
  rows.push([attack, tried, letIn, words]);
  if (!isExpected) failed += 1;
}

async function claimAtOnce() {
  const token = readFileSync(join(DATA_DIR, "first-operator"), "utf8").trim().split("#")[1] ?? "";
  const claims = Array.from({ length: CLAIMS }, (_, at) =>
    post("/desk/first-run", { token, name: "Claimer", email: at === 0 ? owner : `c${at}@furlong.example`, password }),
  );
  const won = (await Promise.all(claims)).filter(({ status }) => status === 303).length;
  const after = await fetch(`${site.url}/desk/first-run`);
  note("claiming the desk at once", CLAIMS, won, `${after.status} afterwards`, won === 1 && after.status === 404);
}

async function addOperator(name: string) {
  const { cookie } = await signIn(DATA_DIR, { name, email: `${name}@furlong.example` });
  await post("/desk/account", { intent: "password", password }, { cookie });
}

async function tellAccountsByTime() {
  await addOperator("olu");
  const known: number[] = [];
  const unknown: number[] = [];
  const time = async (email: string, times: number[]) => {
    const start = performance.now();
    await post("/desk/sign-in", { email, password: "a guess of some length" });
    times.push(performance.now() - start);
  };
  for (let person = 0; person < TIMED / 4; person++) {
    await addOperator(`k${person}`);
    // In turns, so that a busy moment falls on both. Four each: a pause answers at once.
    for (let guess = 0; guess < 4; guess++) {
      await time(`k${person}@furlong.example`, known);
      await time(`u${person}@furlong.example`, unknown);
    }
  }
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const ratio = ofKnown / ofUnknown;
  const words = `${ofKnown.toFixed(0)} ms known, ${ofUnknown.toFixed(0)} ms unknown: ratio ${ratio.toFixed(2)}`;
  note("telling accounts by time", 2 * TIMED, 0, words, ratio > 0.75 && ratio < 1.33);
}

async function answerForPasskeys() {
  const { cookie } = await signIn(DATA_DIR, { name: "Olu", email: "olu@furlong.example" });
  const key = createSoftwareAuthenticator({ origin: site.url });
  const ask = async (purpose: string, as = "") => {
    const { challenge } = JSON.parse((await post("/desk/passkey", { purpose }, { cookie: as })).text);
    return challenge;
  };
  const passkey = key.register(await ask("register", cookie));
  await post("/desk/account", { intent: "add-passkey", passkey }, { cookie });
  const good = key.signIn(await ask("sign-in"));
  const first = await post("/desk/sign-in", { passkey: good });
  const replayed = await Promise.all(Array.from({ length: 50 }, () => post("/desk/sign-in", { passkey: good })));
  const forged = [
    { isForged: true },
    { origin: "https://evil.example" },
    { rpId: "evil.example" },
    { isUnverified: true },
    { counter: 1 },
  ];
  let letIn = replayed.filter(({ status }) => status === 303).length;
  for (const tampering of forged)
    if ((await post("/desk/sign-in", { passkey: key.signIn(await ask("sign-in"), tampering) })).status === 303)
      letIn += 1;
  const words = `a true answer: ${first.status}`;
  note("forged and replayed passkeys", 50 + forged.length, letIn, words, letIn === 0 && first.status === 303);
}

async function replayCookies() {
  const { cookie } = await signIn(DATA_DIR, { name: "Olu", email: "olu@furlong.example" });
  await post("/desk/sign-out", {}, { cookie });
  const editor = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
  const flipped = editor.cookie.replace(/=(.)/, (_, letter) => `=${letter === "A" ? "B" : "A"}`);
  const made = ["", "desk=", "desk=null", "desk=eyJyb2xlIjoib3duZXIifQ==", cookie, flipped];
  let letIn = 0;
  for (const stolen of made) {
    const { status } = await fetch(`${site.url}/desk/account`, { headers: { cookie: stolen }, redirect: "manual" });
    if (status === 200) letIn += 1;
  }
  note("ended, forged and changed cookies", made.length, letIn, "", letIn === 0);
  const intents = ["invite", "role", "disable", "enable", "reset", "withdraw", "sign-out"];
  let raised = 0;
  for (const intent of intents) {
    const fields = { intent, id: crypto.randomUUID(), role: "owner", email: "m@furlong.example" };
    if ((await post("/desk/operators", fields, editor)).status !== 403) raised += 1;
  }
  await post("/desk/account", { intent: "you", name: "Edda", role: "owner", disabled_at: "" }, editor);
  const { status } = await fetch(`${site.url}/desk/operators`, { headers: editor });
  note(
    "an editor who wants to be an owner",
    intents.length + 1,
    raised,
    `${status} afterwards`,
    raised === 0 && status === 403,
  );
}

/** Made-up ids where an operator changes what is their own. */
async function guessIds() {
  const editor = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
  let done = 0;
  const ids = [...Array.from({ length: 50 }, () => crypto.randomUUID()), "1", "' or 1=1 --", "../x", "null"];
  for (const id of ids)
    for (const intent of ["end", "remove-passkey", "rename-passkey"])
      if ((await post("/desk/account", { intent, id, label: "Mine" }, editor)).status === 200) done += 1;
  note("ids guessed", ids.length * 3, done, "", done === 0);
}

/** A thousand a minute from a thousand addresses, while the owner's passkey and known device sign in. */
async function guessPasswords() {
  const seconds = Number(values.seconds);
  const device = (
    await post("/desk/sign-in", { email: "olu@furlong.example", password }, { address: "203.0.113.200" })
  ).cookies
    .map((cookie) => cookie.split(";")[0])
    .find((cookie) => cookie?.startsWith("desk-device="));
  const guesses = Math.round((GUESSES_PER_MINUTE / 60) * seconds);
  let letIn = 0;
  let worst = 0;
  const started = performance.now();
  const everyMs = (seconds * 1000) / guesses;
  const attack = inParallel(
    Array.from({ length: guesses }, (_, at) => at),
    20,
    async (at) => {
      await sleep(Math.max(0, started + at * everyMs - performance.now()));
      const address = `10.${at >> 8}.${at & 255}.7`;
      const { status } = await post(
        "/desk/sign-in",
        { email: "olu@furlong.example", password: `guess ${at}` },
        { address },
      );
      if (status === 303) letIn += 1;
    },
  );
  let real = 0;
  for (let at = 0; at < 5; at++) {
    await sleep((seconds * 1000) / 6);
    const start = performance.now();
    const { status } = await post(
      "/desk/sign-in",
      { email: "olu@furlong.example", password },
      { address: "203.0.113.200", cookie: device },
    );
    worst = Math.max(worst, performance.now() - start);
    if (status === 303) real += 1;
  }
  await attack;
  note(
    "passwords guessed, 1,000 a minute",
    guesses,
    letIn,
    `the owner signed in ${real} of 5 times, ${worst.toFixed(0)} ms at worst`,
    letIn === 0 && real === 5,
  );
}
