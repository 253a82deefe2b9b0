import { type Env, parseEnv } from "#app/config/env.server.ts";
import { exitWithError, OperationalError } from "#app/config/operational-error.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { PrivateRowsError } from "#app/data/private-rows.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";

type CommandStore = Awaited<ReturnType<typeof openSubmissionStore>>;

/** Runs a command on the site's store, even while the site runs. If the command fails, prints one line and exits. */
export async function runOnStore(command: (env: Env, store: CommandStore) => Promise<void>) {
  try {
    const env = parseEnv(process.env);
    const store = await openSubmissionStore(env);
    provideServiceClient(store);
    await command(env, store);
    await store.close();
  } catch (error) {
    exitWithError(error instanceof PrivateRowsError ? new OperationalError(error.message, { cause: error }) : error);
  }
}
