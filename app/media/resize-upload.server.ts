import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { log } from "#app/config/log.server.ts";
import { limitConcurrency } from "#app/media/limit-concurrency.ts";
import { pictureTypeOf } from "./picture-type.server.ts";
import { RefusedError, refusals } from "./refused.ts";
import type { Resized } from "./resize-picture.server.ts";

/** Valid from app/media and from the built server, which is two folders deep as well. */
const SCRIPT = "../../app/media/resizing-process.server.ts";
const TIMEOUT_MS = 60_000;
/** An SVG can be written so that it renders for ever; an agency's takes a second. */
const SVG_TIMEOUT_MS = 20_000;

/** One picture at a time, so that memory stays bounded. */
const inTurn = limitConcurrency(1);

/**
 * Draws an upload in a process of its own: a drawing that never ends is killed, a decoder that crashes takes nothing with
 * it, and the site's own process keeps answering.
 */
export function resizeUpload(upload: Uint8Array, timeoutMs = timeoutFor(upload)): Promise<Resized> {
  return inTurn(() => draw(upload, timeoutMs));
}

function timeoutFor(upload: Uint8Array): number {
  return pictureTypeOf(upload) === "svg" ? SVG_TIMEOUT_MS : TIMEOUT_MS;
}

async function draw(upload: Uint8Array, timeout: number): Promise<Resized> {
  const child = await startProcess(timeout);
  // A process that has ended does not read on; its answer says why.
  child.stdin.on("error", () => {});
  child.stdin.end(upload);
  const [answer, errors] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  if (answer.length === 0) {
    log.warn({ errors: errors.slice(-1_000) }, "an upload could not be drawn");
    throw new RefusedError("broken");
  }
  return readAnswer(answer);
}

/** Without room for another process (EAGAIN, ENOMEM) there is no child, and nothing to write to. */
async function startProcess(timeout: number) {
  try {
    const child = spawn(process.execPath, [fileURLToPath(new URL(SCRIPT, import.meta.url))], {
      stdio: ["pipe", "pipe", "pipe"],
      timeout,
      killSignal: "SIGKILL",
      env: {},
    });
    // Without a listener, an error event would end the site.
    child.on("error", (err) => log.error({ err }, "the process that draws an upload failed"));
    await once(child, "spawn");
    return child;
  } catch (cause) {
    throw new RefusedError("busy", { cause });
  }
}

/** Reads the process's output: a line of JSON, then the files one after the other. */
function readAnswer(answer: Buffer): Resized {
  const end = answer.indexOf("\n");
  const head = v.parse(headSchema, JSON.parse(answer.toString("utf8", 0, end)));
  if ("refusal" in head) throw new RefusedError(head.refusal);
  const files = new Map<string, Buffer>();
  let at = end + 1;
  for (const { width, avif, webp } of head.variants) {
    files.set(`${width}.avif`, answer.subarray(at, at + avif));
    files.set(`${width}.webp`, answer.subarray(at + avif, at + avif + webp));
    at += avif + webp;
  }
  if (at !== answer.length) throw new RefusedError("broken");
  return { ...head, files };
}

const headSchema = v.union([
  v.object({ refusal: v.picklist(refusals) }),
  v.object({
    width: v.number(),
    height: v.number(),
    colour: v.string(),
    variants: v.array(v.object({ width: v.number(), avif: v.number(), webp: v.number() })),
  }),
]);
