/**
 * Attacks the desk's sign-in, sessions and rights, and prints what was let in: npm run bench:desk
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
import { formatTable, median } from "./table.ts";

const CLAIM_COUNT = 100;
const GUESSES_PER_MINUTE = 1_000;
const GUESSES_PER_KIND = 40;
const operatorPassword = "four slow ferries home";
const ownerEmail = "tunde@furlong.example";
const { values: cliOptions } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });

ensureBuilt();
const DATA_DIR = makeFolder();
const site = await runSite({ DATA_DIR, TRUST_PROXY: "1", LOG_LEVEL: "error" });
const resultRows: (string | number)[][] = [];
let failedAttacks = 0;
let postCount = 0;
try {
  await claimDeskAtOnce();
  await compareSignInTimes();
  await forgePasskeyAnswers();
  await forgeCookiesAndRoles();
  await guessIds();
  await guessPasswords();
  console.log(formatTable(["attack", "tried", "let in", "note"], resultRows));
} finally {
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.exitCode = failedAttacks > 0 ? 1 : 0;

type Sender = { address?: string; cookie?: string };

/** Uses a new address per request unless one is given, so that no network limit applies. */
async function postToDesk(path: string, fields: Record<string, string>, { address, cookie = "" }: Sender = {}) {
  postCount += 1;
  const headers = { "x-forwarded-for": address ?? `10.99.${postCount >> 8}.${postCount & 255}`, cookie };
  const body = new URLSearchParams(fields);
  const response = await fetch(site.url + path, { method: "POST", headers, body, redirect: "manual" });
  return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
}

function recordAttack(attack: string, tried: number, letIn: number, words: string, isExpected: boolean) {
  resultRows.push([attack, tried, letIn, words]);
  if (!isExpected) failedAttacks += 1;
}

async function claimDeskAtOnce() {
  const token = readFileSync(join(DATA_DIR, "first-operator"), "utf8").trim().split("#")[1] ?? "";
  const claims = Array.from({ length: CLAIM_COUNT }, (_, at) =>
    postToDesk("/desk/first-run", {
      token,
      name: "Claimer",
      email: at === 0 ? ownerEmail : `c${at}@furlong.example`,
      password: operatorPassword,
    }),
  );
  const won = (await Promise.all(claims)).filter(({ status }) => status === 303).length;
  const after = await fetch(`${site.url}/desk/first-run`);
  recordAttack(
    "claiming the desk at once",
    CLAIM_COUNT,
    won,
    `${after.status} afterwards`,
    won === 1 && after.status === 404,
  );
}

async function addOperator(name: string) {
  const { cookie } = await signIn(DATA_DIR, { name, email: `${name}@furlong.example` });
  await postToDesk("/desk/account", { intent: "password", password: operatorPassword }, { cookie });
}

async function compareSignInTimes() {
  await addOperator("olu");
  const known: number[] = [];
  const unknown: number[] = [];
  const time = async (email: string, times: number[]) => {
    const start = performance.now();
    await postToDesk("/desk/sign-in", { email, password: "a guess of some length" });
    times.push(performance.now() - start);
  };
  for (let person = 0; person < GUESSES_PER_KIND / 4; person++) {
    await addOperator(`k${person}`);
    // Both kinds take turns, so that a busy moment slows both. Few guesses per account, since a paused account answers at once.
    for (let guess = 0; guess < 4; guess++) {
      await time(`k${person}@furlong.example`, known);
      await time(`u${person}@furlong.example`, unknown);
    }
  }
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const ratio = ofKnown / ofUnknown;
  const words = `${ofKnown.toFixed(0)} ms known, ${ofUnknown.toFixed(0)} ms unknown: ratio ${ratio.toFixed(2)}`;
  recordAttack("telling accounts by time", 2 * GUESSES_PER_KIND, 0, words, ratio > 0.75 && ratio < 1.33);
}

async function forgePasskeyAnswers() {
  const { cookie } = await signIn(DATA_DIR, { name: "Olu", email: "olu@furlong.example" });
  const key = createSoftwareAuthenticator({ origin: site.url });
  const ask = async (purpose: string, as = "") => {
    const { challenge } = JSON.parse((await postToDesk("/desk/passkey", { purpose }, { cookie: as })).text);
    return challenge;
  };
  const passkey = key.register(await ask("register", cookie));
  await postToDesk("/desk/account", { intent: "add-passkey", passkey }, { cookie });
  const good = key.signIn(await ask("sign-in"));
  const first = await postToDesk("/desk/sign-in", { passkey: good });
  const replayed = await Promise.all(Array.from({ length: 50 }, () => postToDesk("/desk/sign-in", { passkey: good })));
  const forged = [
    { isForged: true },
    { origin: "https://evil.example" },
    { rpId: "evil.example" },
    { isUnverified: true },
    { counter: 1 },
  ];
  let letIn = replayed.filter(({ status }) => status === 303).length;
  for (const tampering of forged)
    if ((await postToDesk("/desk/sign-in", { passkey: key.signIn(await ask("sign-in"), tampering) })).status === 303)
      letIn += 1;
  const words = `a true answer: ${first.status}`;
  recordAttack("forged and replayed passkeys", 50 + forged.length, letIn, words, letIn === 0 && first.status === 303);
}

async function forgeCookiesAndRoles() {
  const { cookie } = await signIn(DATA_DIR, { name: "Olu", email: "olu@furlong.example" });
  await postToDesk("/desk/sign-out", {}, { cookie });
  const editor = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
  const flipped = editor.cookie.replace(/=(.)/, (_, letter) => `=${letter === "A" ? "B" : "A"}`);
  const made = ["", "desk=", "desk=null", "desk=eyJyb2xlIjoib3duZXIifQ==", cookie, flipped];
  let letIn = 0;
  for (const stolen of made) {
    const { status } = await fetch(`${site.url}/desk/account`, { headers: { cookie: stolen }, redirect: "manual" });
    if (status === 200) letIn += 1;
  }
  recordAttack("ended, forged and changed cookies", made.length, letIn, "", letIn === 0);
  const intents = ["invite", "role", "disable", "enable", "reset", "withdraw", "sign-out"];
  let raised = 0;
  for (const intent of intents) {
    const fields = { intent, id: crypto.randomUUID(), role: "owner", email: "m@furlong.example" };
    if ((await postToDesk("/desk/operators", fields, editor)).status !== 403) raised += 1;
  }
  await postToDesk("/desk/account", { intent: "you", name: "Edda", role: "owner", disabled_at: "" }, editor);
  const { status } = await fetch(`${site.url}/desk/operators`, { headers: editor });
  recordAttack(
    "an editor who wants to be an owner",
    intents.length + 1,
    raised,
    `${status} afterwards`,
    raised === 0 && status === 403,
  );
}

/** Posts made-up ids to the account page, where operators change only their own sessions and passkeys. */
async function guessIds() {
  const editor = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
  let done = 0;
  const ids = [...Array.from({ length: 50 }, () => crypto.randomUUID()), "1", "' or 1=1 --", "../x", "null"];
  for (const id of ids)
    for (const intent of ["end", "remove-passkey", "rename-passkey"])
      if ((await postToDesk("/desk/account", { intent, id, label: "Mine" }, editor)).status === 200) done += 1;
  recordAttack("ids guessed", ids.length * 3, done, "", done === 0);
}

/** Guesses from a new address each time, while the owner signs in with the right password from a known device. */
async function guessPasswords() {
  const seconds = Number(cliOptions.seconds);
  const device = (
    await postToDesk(
      "/desk/sign-in",
      { email: "olu@furlong.example", password: operatorPassword },
      { address: "203.0.113.200" },
    )
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
      const { status } = await postToDesk(
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
    const { status } = await postToDesk(
      "/desk/sign-in",
      { email: "olu@furlong.example", password: operatorPassword },
      { address: "203.0.113.200", cookie: device },
    );
    worst = Math.max(worst, performance.now() - start);
    if (status === 303) real += 1;
  }
  await attack;
  recordAttack(
    "passwords guessed, 1,000 a minute",
    guesses,
    letIn,
    `the owner signed in ${real} of 5 times, ${worst.toFixed(0)} ms at worst`,
    letIn === 0 && real === 5,
  );
}
