import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { RefusedError } from "./refused.ts";
import { resizePicture } from "./resize-picture.server.ts";

// A process of its own: an upload comes in, one line of JSON and the files go out. See resize-upload.server.ts.

// Visitors come first: the site gets the CPU before this.
setPriority(10);

try {
  const { files, ...head } = await resizePicture(await buffer(process.stdin));
  write(`${JSON.stringify(head)}\n`);
  for (const file of files.values()) write(file);
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  write(`${JSON.stringify({ refusal: error.reason })}\n`);
}

function write(part: string | Buffer) {
  process.stdout.write(part);
}
