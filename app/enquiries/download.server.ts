import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { log } from "#app/config/log.server.ts";
import { downloadWords } from "#app/content/desk/downloads.ts";

type File = { name: string; as: "csv" | "json" };

const types = { csv: "text/csv; charset=utf-8", json: "application/json" };

/** A file for the browser to save. Its first parts are read before the answer begins: an early failure is no broken file then. */
export async function download({ name, as }: File, parts: AsyncGenerator<string>): Promise<Response> {
  const head = [await parts.next(), await parts.next()].flatMap(({ value, done }) => (done ? [] : [value]));
  const bytes = Readable.from(continued(head, parts), { objectMode: false });
  const dated = `${name}-${new Date().toISOString().slice(0, 10)}.${as}`;
  const disposition = { "Content-Disposition": `attachment; filename="${dated}"` };
  return answer(createReadableStreamFromReadable(bytes), 200, types[as], disposition);
}

/** The file, or a text that says why none could be made. */
export async function orErrorText(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    log.error({ err: error }, "an export failed");
    return textResponse(downloadWords.failed, 503);
  }
}

/** In place of a file, which has no screen to say it on. */
export function textResponse(words: string, status: number): Response {
  return answer(`${words}\n`, status, "text/plain; charset=utf-8");
}

async function* continued(head: string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* head;
  yield* rest;
}

function answer(body: BodyInit, status: number, type: string, headers: Record<string, string> = {}) {
  return new Response(body, { status, headers: { "Content-Type": type, "Cache-Control": "no-store", ...headers } });
}
