import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { enquiry, post } from "../../tests/support/posting.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { type Attack, addressOf, count, createOutcome, type Ground } from "./attack.ts";

const breaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\r\n\r\n", "\u0085"];
const fields = ["name", "email", "company", "project", "budget", "message"];

/** Line breaks and NUL in every field: no extra header, log line or CSV row may come of them. */
export const lineBreaks: Attack = {
  name: "line breaks and NUL in every field",
  run: async ({ site, dataDir, webhook }) => {
    const outcome = createOutcome();
    const linesBefore = await requestLines(site);
    const deliveredBefore = webhook.received.length;
    let index = 0;
    for (const field of fields)
      for (const text of breaks) {
        const value = `${field === "email" ? "ada@example.com" : "a"}${text}X-Bad: 1${text}{"level":50}`;
        const response = await post(
          `${site.url}/contact`,
          enquiry(`break-${index}`, { [field]: value }),
          addressOf(index++),
        );
        count(outcome, response.status, `${field} with ${JSON.stringify(text)}`);
        if (response.headers.has("x-bad")) outcome.failures.push(`${field}: a header was added to the answer`);
      }
    const lines = (await requestLines(site)) - linesBefore;
    if (lines !== index) outcome.failures.push(`${index} requests made ${lines} request lines in the log`);
    for (const { headers } of webhook.received.slice(deliveredBefore))
      if ("x-bad" in headers) outcome.failures.push("a header was added to a delivery");
    const { stdout } = await runCommand(["scripts/submissions.ts", "--export", "csv"], { DATA_DIR: dataDir });
    if (csvRows(stdout).some((row) => row.length !== csvRows(stdout)[0]?.length))
      outcome.failures.push("the export has rows of different lengths");
    return outcome;
  },
};

/** Bodies that are too large, or never end. */
export const largeAndSlow: Attack = {
  name: "oversized and slow bodies",
  run: async ({ site }) => {
    const outcome = createOutcome();
    for (const kilobytes of [65, 200, 2_000]) {
      const response = await post(`${site.url}/contact`, enquiry("x".repeat(kilobytes * 1024))).catch(() => null);
      count(outcome, response?.status ?? 0, `${kilobytes} kB`);
      if (response && response.status !== 413) outcome.failures.push(`${kilobytes} kB was answered ${response.status}`);
    }
    const sockets = Array.from({ length: 50 }, () => slowPost(site.url));
    const startedAt = performance.now();
    const response = await fetch(`${site.url}/about`, { headers: { "x-request-id": "past-the-cache" } });
    count(outcome, response.status, "a page beside 50 slow bodies");
    const ms = Math.round(performance.now() - startedAt);
    if (ms > 2_000) outcome.failures.push(`a page beside 50 slow bodies took ${ms} ms`);
    for (const socket of sockets) socket.destroy();
    return { ...outcome, note: `a page beside 50 slow bodies took ${ms} ms` };
  },
};

function slowPost(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  const head = ["POST /contact HTTP/1.1", `Host: ${hostname}:${port}`, "Content-Length: 60000"];
  socket.write(`${[...head, "Content-Type: application/x-www-form-urlencoded"].join("\r\n")}\r\n\r\nname=a`);
  return socket;
}

/** Posts that another site made a visitor's browser send. What only a browser or our own proxy can say is believed. */
export const crossSite: Attack = {
  name: "cross-site posts",
  run: async ({ site, webhook }) => {
    const outcome = createOutcome();
    const before = webhook.received.length;
    const forged: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { origin: `${site.url}.evil.example` },
    ];
    for (const [index, headers] of forged.entries()) {
      const body = new URLSearchParams(enquiry(`forged-${index}`));
      const response = await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual", headers });
      await response.body?.cancel();
      count(outcome, response.status, JSON.stringify(headers));
      if (response.status < 400) outcome.failures.push(`${JSON.stringify(headers)} was answered ${response.status}`);
    }
    if (webhook.received.length > before) outcome.failures.push("a forged post was delivered");
    return outcome;
  },
};

/** A thousand a minute from one address beside a visitor who means it. */
export const flood: Attack = {
  name: "a bot's flood beside a visitor",
  run: async ({ site, webhook }) => {
    const outcome = createOutcome();
    const before = webhook.received.length;
    const bot = "203.0.113.9";
    const visits: number[] = [];
    for (let second = 0; second < 60; second++) {
      const startedAt = performance.now();
      const posts = Array.from({ length: 17 }, (_, index) =>
        post(`${site.url}/contact`, enquiry(`bot-${second}-${index}`, { leave_empty: index % 2 ? "x" : "" }), bot),
      );
      for (const response of await Promise.all(posts)) count(outcome, response.status, "a bot's post");
      if (second % 6 === 0) {
        const sentAt = performance.now();
        const response = await post(`${site.url}/contact`, enquiry(`real-${second}`), `198.51.100.${second}`);
        visits.push(performance.now() - sentAt);
        if (response.status !== 303) outcome.failures.push(`the visitor was answered ${response.status}`);
      }
      await sleep(Math.max(0, 1_000 - (performance.now() - startedAt)));
    }
    const arrived = webhook.received.slice(before).filter(({ body }) => body.includes("real-")).length;
    if (arrived !== visits.length) outcome.failures.push(`${visits.length} visitors wrote, ${arrived} arrived`);
    return {
      ...outcome,
      note: `${visits.length} visitors served, the slowest in ${Math.round(Math.max(...visits))} ms`,
    };
  },
};

/** A request is logged when it is answered, a moment after its visitor knows. */
async function requestLines({ output }: Ground["site"]): Promise<number> {
  await sleep(500);
  return output()
    .split("\n")
    .filter((line) => line.includes('"msg":"request"')).length;
}

function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const [index, character] of [...text].entries()) {
    if (character === '"') {
      if (isQuoted && text[index + 1] === '"') cell += '"';
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === "," || character === "\n")) {
      row.push(cell);
      cell = "";
      if (character === "\n") {
        rows.push(row);
        row = [];
      }
    } else cell += character;
  }
  return rows;
}
