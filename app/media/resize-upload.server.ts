import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { log } from "#app/config/log.server.ts";
import { limitConcurrency } from "#app/media/limit-concurrency.ts";
import { pictureTypeOf } from "./picture-type.server.ts";
import { RefusedError, uploadRefusals } from "./refused.ts";
import type { ResizedPicture } from "./resize-picture.server.ts";

/** This path is valid from app/media and from the built server, which is two folders deep as well. */
const RESIZING_SCRIPT = "../../app/media/resizing-process.server.ts";
const PICTURE_TIMEOUT_MS = 60_000;
/** Shorter, since a hostile SVG can render for ever, and an ordinary one is quick. */
const SVG_TIMEOUT_MS = 20_000;

/** Draws one picture at a time, so that memory stays bounded. */
const oneAtATime = limitConcurrency(1);

/**
 * Draws an upload in a process of its own: a drawing that never ends is killed, a crash of the decoder does not reach the
 * site, and the site keeps answering.
 */
export function resizeUpload(upload: Uint8Array, timeoutMs = timeoutFor(upload)): Promise<ResizedPicture> {
  return oneAtATime(() => drawInProcess(upload, timeoutMs));
}

function timeoutFor(upload: Uint8Array): number {
  return pictureTypeOf(upload) === "svg" ? SVG_TIMEOUT_MS : PICTURE_TIMEOUT_MS;
}

async function drawInProcess(upload: Uint8Array, timeout: number): Promise<ResizedPicture> {
  const child = await startResizingProcess(timeout);
  // A process that has ended reads no more of the upload. Its output holds the reason.
  child.stdin.on("error", () => {});
  child.stdin.end(upload);
  const [answer, errors] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  if (answer.length === 0) {
    log.warn({ errors: errors.slice(-1_000) }, "an upload could not be drawn");
    throw new RefusedError("broken");
  }
  return parseResizingOutput(answer);
}

/** Throws a refusal if the machine has no room for another process (EAGAIN, ENOMEM). */
async function startResizingProcess(timeout: number) {
  try {
    const child = spawn(process.execPath, [fileURLToPath(new URL(RESIZING_SCRIPT, import.meta.url))], {
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
function parseResizingOutput(answer: Buffer): ResizedPicture {
  const end = answer.indexOf("\n");
  const head = v.parse(outputHeadSchema, JSON.parse(answer.toString("utf8", 0, end)));
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

const outputHeadSchema = v.union([
  v.object({ refusal: v.picklist(uploadRefusals) }),
  v.object({
    width: v.number(),
    height: v.number(),
    colour: v.string(),
    variants: v.array(v.object({ width: v.number(), avif: v.number(), webp: v.number() })),
  }),
]);
