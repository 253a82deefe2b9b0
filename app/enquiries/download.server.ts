import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { log } from "#app/config/log.server.ts";
import { downloadWords } from "#app/content/desk/downloads.ts";

type FileToSave = { name: string; as: "csv" | "json" };

const contentTypes = { csv: "text/csv; charset=utf-8", json: "application/json" };

/** Streams a file to save. Reads the first parts before responding, so an early failure becomes an error page. */
export async function streamDownload({ name, as }: FileToSave, parts: AsyncGenerator<string>): Promise<Response> {
  const head = [await parts.next(), await parts.next()].flatMap(({ value, done }) => (done ? [] : [value]));
  const bytes = Readable.from(prepend(head, parts), { objectMode: false });
  const dated = `${name}-${new Date().toISOString().slice(0, 10)}.${as}`;
  const disposition = { "Content-Disposition": `attachment; filename="${dated}"` };
  return uncachedResponse(createReadableStreamFromReadable(bytes), 200, contentTypes[as], disposition);
}

/** The response of `make`; if it fails, a text that says that the export failed. */
export async function orErrorResponse(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    log.error({ err: error }, "an export failed");
    return textResponse(downloadWords.failed, 503);
  }
}

/** A plain text in place of a file, since a download has no page to show a message on. */
export function textResponse(words: string, status: number): Response {
  return uncachedResponse(`${words}\n`, status, "text/plain; charset=utf-8");
}

async function* prepend(head: string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* head;
  yield* rest;
}

function uncachedResponse(body: BodyInit, status: number, type: string, headers: Record<string, string> = {}) {
  return new Response(body, { status, headers: { "Content-Type": type, "Cache-Control": "no-store", ...headers } });
}
