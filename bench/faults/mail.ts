import { setTimeout as sleep } from "node:timers/promises";
import { type MailServer, runMailServer, smtpError } from "../../tests/support/mail-server.ts";
import { findFreePort } from "../../tests/support/run-site.ts";
import { retryAll, watchDeliveries } from "./fresh-store.ts";
import { isNotice, mailEnv } from "./notices.ts";
import type { Fault, TestBed } from "./test-bed.ts";

const VISITORS = 20;
const MAX_DELIVERY_MS = 400_000;
const POLL_MS = 500;

type MailFailureMode = {
  name: string;
  /** The options of the broken mail server; if unset, no server listens. */
  brokenServer?: Parameters<typeof runMailServer>[0];
  dropsConnection?: boolean;
  /** A mail may come twice if its acceptance was lost, but always under one Message-ID. */
  mayRepeat?: boolean;
  isGivenUp?: boolean;
  note: string;
};

const neverAnswer = () => new Promise<void>(() => {});

const mailFailureModes: MailFailureMode[] = [
  { name: "SMTP down", note: "refused connections, then back" },
  {
    name: "SMTP slow",
    brokenServer: { answer: () => sleep(20_000) },
    note: "answers each message after 20 s; one attempt is enough",
  },
  {
    name: "SMTP never answers",
    brokenServer: { answer: neverAnswer },
    mayRepeat: true,
    note: "each attempt ends after 25 s",
  },
  {
    name: "SMTP refusing for now",
    brokenServer: { answer: async () => Promise.reject(smtpError(451, "try later")) },
    note: "451",
  },
  {
    name: "SMTP refusing for good",
    brokenServer: { answer: async () => Promise.reject(smtpError(550, "no such user")) },
    isGivenUp: true,
    note: "550 is given up; sent by --retry all",
  },
  { name: "SMTP dropping in mid-message", dropsConnection: true, note: "the connection ends within DATA" },
];

export const mailFaults: Fault[] = mailFailureModes.map(
  ({ name, brokenServer, dropsConnection, mayRepeat, isGivenUp, note }) => ({
    name,
    limitMs: MAX_DELIVERY_MS + 90_000,
    run: async (bed) => {
      const port = await findFreePort();
      const { env } = await bed.openFreshStore();
      const hook = await bed.startHook();
      const first = dropsConnection
        ? await startDroppingServer(bed, port)
        : brokenServer && (await startMailServer(bed, port, brokenServer));
      const { url } = await bed.startSite({ ...env, ...mailEnv(port), WEBHOOK_URL: hook.url });
      const seen = await bed.visitors.sendMany(VISITORS, url);
      bed.expect(
        seen.every((status) => status === 303),
        `mail never keeps a visitor waiting or failing: ${[...new Set(seen)]}`,
      );
      const isSlow = name === "SMTP slow";
      const { states, close } = await watchDeliveries(env);
      bed.onEnd(close);
      const notices = () => states("notice");
      if (!isSlow) await waitForAttempts(notices);
      if (!isSlow) await first?.stop();
      const server = isSlow && first ? first : await startMailServer(bed, port);
      if (isGivenUp) await retryAll(env);
      await waitUntilSent(bed, notices);
      checkNotices(bed, [...(first?.received ?? []), ...server.received], server, { mayRepeat });
      return bed.report(env, note);
    },
  }),
);

async function startDroppingServer(bed: TestBed, port: number) {
  const server: MailServer = await startMailServer(bed, port, {
    onData: (stream) => void stream.once("data", () => server.drop()),
  });
  return server;
}

async function startMailServer(bed: TestBed, port: number, options: Parameters<typeof runMailServer>[0] = {}) {
  const server = await runMailServer({ ...options, port });
  bed.onEnd(server.stop);
  return server;
}

/** Waits until each notice has been attempted at least once. */
async function waitForAttempts(notices: () => Promise<string[]>) {
  for (let waited = 0; waited < 90_000; waited += POLL_MS) {
    const states = await notices();
    if (states.length === VISITORS && states.every((state) => state !== "waiting")) return;
    await sleep(POLL_MS);
  }
}

async function waitUntilSent(bed: TestBed, notices: () => Promise<string[]>) {
  for (let waited = 0; waited < MAX_DELIVERY_MS; waited += POLL_MS) {
    if ((await notices()).every((state) => state === "sent")) return;
    await sleep(POLL_MS);
  }
  bed.expect(false, "every notice is sent in the end");
}

function checkNotices(bed: TestBed, all: MailServer["received"], last: MailServer, { mayRepeat = false }) {
  const notices = all.filter(isNotice);
  const accepted = last.received.filter(isNotice);
  const ids = new Set(notices.map(({ mail }) => mail.messageId));
  bed.expect(ids.size === VISITORS, `one Message-ID for each enquiry: ${ids.size} for ${VISITORS}`);
  bed.expect(
    new Set(accepted.map(({ mail }) => mail.messageId)).size === VISITORS,
    "a notice arrived for each enquiry",
  );
  bed.expect(mayRepeat || accepted.length === VISITORS, `no notice is accepted twice: ${accepted.length}`);
}
