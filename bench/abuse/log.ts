import { setTimeout as sleep } from "node:timers/promises";
import type { Process } from "../../tests/support/run-site.ts";

/** What the site writes beside its requests. */
const messages = [
  "a read failed",
  "a submission could not be stored",
  "skipped a submission with an invalid column",
  "a submission was not delivered",
  "the outcome of an attempt could not be stored",
  "render failed",
  "request failed",
  "share image failed",
  "shutting down",
  "the store does not answer",
  "due submissions cannot be read or claimed; retrying",
];
const requestKeys = "level,time,id,method,path,status,ms,msg";

export type Lines = { requests: number; others: string[]; strangers: string[] };

/** From now on: gives what was written since. A line is written a moment after its request is answered. */
export async function watchLog({ output }: Pick<Process, "output">) {
  await sleep(500);
  const before = output().length;
  return async () => {
    await sleep(500);
    return readLog(output().slice(before));
  };
}

/** Requests, other lines of the site's own, and those that it never writes. */
function readLog(text: string): Lines {
  const found: Lines = { requests: 0, others: [], strangers: [] };
  for (const line of text.split("\n").filter(Boolean)) {
    const fields = parse(line);
    const { msg, level } = fields;
    if (msg === "request" && level === 30 && Object.keys(fields).join() === requestKeys) found.requests += 1;
    else if (messages.includes(String(msg)) && "time" in fields) found.others.push(line);
    else found.strangers.push(line);
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

/** What is wrong with these lines, where exactly so many requests may stand in them, and beside them only what is allowed. */
export function logFailures(
  { requests, others, strangers }: Lines,
  expected?: number,
  allowed: string[] = [],
): string[] {
  const failures = strangers.map((line) => `a line that the site does not write: ${line.slice(0, 160)}`);
  if (expected === undefined) return failures;
  if (requests !== expected) failures.push(`${expected} requests made ${requests} lines in the log`);
  const more = others.filter((line) => !allowed.includes(String(parse(line).msg)));
  return [...failures, ...more.map((line) => `a line beside the requests: ${line.slice(0, 300)}`)];
}
