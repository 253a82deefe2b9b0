/** A problem the operator can fix. Its message is one line that names the variable and the remedy. */
export class StartError extends Error {
  override name = "StartError";
}

/** The end of a command: what the operator can set right takes a line. */
export function endWith(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message || error.name : String(error)).split("\n");
  return line;
}
