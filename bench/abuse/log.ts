import { setTimeout as sleep } from "node:timers/promises";
import type { SiteProcess } from "../../tests/support/run-site.ts";

/** Every message that the site logs besides requests. */
const messages = [
  "a read failed",
  "a submission could not be stored",
  "skipped a submission with an invalid column",
  "a delivery was not sent",
  "an outcome could not be stored",
  "an attempt is not in the timeline",
  "render failed",
  "request failed",
  "share image failed",
  "shutting down",
  "the store does not answer",
  "due submissions cannot be read or claimed; retrying",
];
const requestKeys = "level,time,id,method,path,status,ms,msg";

export type Lines = { requests: number; others: string[]; unknown: string[] };

/** Returns a function that reads what was logged since. Lines are written a moment after the response. */
export async function watchLog({ output }: Pick<SiteProcess, "output">) {
  await sleep(500);
  const before = output().length;
  return async () => {
    await sleep(500);
    return readLog(output().slice(before));
  };
}

/** Sorts lines into requests, known messages and unknown lines. */
function readLog(text: string): Lines {
  const found: Lines = { requests: 0, others: [], unknown: [] };
  for (const line of text.split("\n").filter(Boolean)) {
    const fields = parse(line);
    const { msg, level } = fields;
    if (msg === "request" && level === 30 && Object.keys(fields).join() === requestKeys) found.requests += 1;
    else if (messages.includes(String(msg)) && "time" in fields) found.others.push(line);
    else found.unknown.push(line);
  }
  return found;
}

function parse(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** Unknown lines, a wrong number of requests, and messages that the attack does not allow. */
export function logFailures({ requests, others, unknown }: Lines, expected?: number, allowed: string[] = []): string[] {
  const failures = unknown.map((line) => `an unknown line in the log: ${line.slice(0, 160)}`);
  if (expected === undefined) return failures;
  if (requests !== expected) failures.push(`${expected} requests made ${requests} lines in the log`);
  const more = others.filter((line) => !allowed.includes(String(parse(line).msg)));
  return [...failures, ...more.map((line) => `an unexpected message in the log: ${line.slice(0, 300)}`)];
}
