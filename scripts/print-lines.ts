import { once } from "node:events";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";

/** Prints lines as fast as the reader takes them, so that a long list is never whole in memory. */
export async function printLines(lines: AsyncIterable<string>) {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader, such as `head`, may close the pipe early.
    if (error.code === "EPIPE") process.exit(0);
    exitWithError(
      new OperationalError(`The list could not be written (${reasonOf(error)}). Make room, or write it elsewhere.`),
    );
  });
  for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, "drain");
}

/** Returns the id, or throws if it is not a UUID. `list` is the command that lists the ids. */
export function requireId(id: string, list: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id;
  throw new OperationalError(`${id} is not an id. ${list} lists the ids.`);
}
