import { setTimeout as sleep } from "node:timers/promises";
import type { SiteProcess } from "../../tests/support/run-site.ts";

/** Messages that the site may log besides requests. */
const knownMessages = [
  "a read failed",
  "a submission could not be stored",
  "skipped a delivery with an invalid column",
  "a delivery was not sent",
  "could not store the outcome of a delivery",
  "could not add an attempt to the timeline",
  "render failed",
  "request failed",
  "share image failed",
  "shutting down",
  "the store does not answer",
  "due deliveries cannot be read or claimed; retrying",
];
const requestLineKeys = "level,time,id,method,path,status,ms,msg";

export type LogLines = { requests: number; others: string[]; unknown: string[] };

/** Returns a function that reads the lines logged since this call. Both wait, since lines are written a moment after the response. */
export async function watchLog({ output }: Pick<SiteProcess, "output">) {
  await sleep(500);
  const before = output().length;
  return async () => {
    await sleep(500);
    return sortLines(output().slice(before));
  };
}

/** Sorts lines into requests, known messages and unknown lines. */
function sortLines(text: string): LogLines {
  const found: LogLines = { requests: 0, others: [], unknown: [] };
  for (const line of text.split("\n").filter(Boolean)) {
    const fields = parseLine(line);
    const { msg, level } = fields;
    if (msg === "request" && level === 30 && Object.keys(fields).join() === requestLineKeys) found.requests += 1;
    else if (knownMessages.includes(String(msg)) && "time" in fields) found.others.push(line);
    else found.unknown.push(line);
  }
  return found;
}

function parseLine(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** Lists unknown lines, a wrong number of requests, and messages that the attack does not allow. */
export function logFailures(
  { requests, others, unknown }: LogLines,
  expected?: number,
  allowed: string[] = [],
): string[] {
  const failures = unknown.map((line) => `an unknown line in the log: ${line.slice(0, 160)}`);
  if (expected === undefined) return failures;
  if (requests !== expected) failures.push(`${expected} requests made ${requests} lines in the log`);
  const more = others.filter((line) => !allowed.includes(String(parseLine(line).msg)));
  return [...failures, ...more.map((line) => `an unexpected message in the log: ${line.slice(0, 300)}`)];
}
