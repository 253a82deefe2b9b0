/** A problem the operator can fix. Its message says on one line what is wrong and what to do. */
export class OperationalError extends Error {
  override name = "OperationalError";
}

/** Ends a command: prints an operator's error without a stack trace, rethrows any other. */
export function exitWithError(error: unknown): never {
  if (!(error instanceof OperationalError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message || error.name : String(error)).split("\n");
  return line;
}
