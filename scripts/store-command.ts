import { type Env, parseEnv } from "#app/config/env.server.ts";
import { exitWith, OperatorError } from "#app/config/operator-error.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { PrivateRowsError } from "#app/data/private-rows.server.ts";
import { openSubmissions } from "#app/data/store.server.ts";

/** Runs a command on the store of a site that may be running, and ends with one line if it cannot. */
export async function runOnStore(command: (env: Env) => Promise<void>) {
  try {
    const env = parseEnv(process.env);
    const store = await openSubmissions(env);
    provideServiceClient(store);
    await command(env);
    await store.close();
  } catch (error) {
    exitWith(error instanceof PrivateRowsError ? new OperatorError(error.message, { cause: error }) : error);
  }
}
