import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { RefusedError } from "./refused.ts";
import { resizePicture } from "./resize-picture.server.ts";

// The process that resize-upload.server.ts starts: reads an upload, writes one line of JSON and then the files.

// A low priority, so that the site gets the CPU first.
setPriority(10);

try {
  const { files, ...head } = await resizePicture(await buffer(process.stdin));
  writeOutput(`${JSON.stringify(head)}\n`);
  for (const file of files.values()) writeOutput(file);
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  writeOutput(`${JSON.stringify({ refusal: error.reason })}\n`);
}

function writeOutput(part: string | Buffer) {
  process.stdout.write(part);
}
