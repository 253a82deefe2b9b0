/** An error that the operator can fix. Its message says in one line what is wrong and what to do. */
export class OperationalError extends Error {
  override name = "OperationalError";
}

/** Ends a command with an error: prints the message of an OperationalError without a stack trace, and rethrows any other error. */
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
