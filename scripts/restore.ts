import { parseEnv } from "#app/config/env.server.ts";
import { exitWith, OperatorError } from "#app/config/operator-error.server.ts";
import { restore } from "#app/data/backup.server.ts";

try {
  const { DATA_DIR } = parseEnv(process.env);
  const [, , backup] = process.argv;
  if (!backup) throw new OperatorError("Name the backup: npm run restore -- backups/2026-11-15T12-00-00.000Z");
  const submissions = await restore(backup, DATA_DIR);
  console.log(`${DATA_DIR} holds the store of ${backup}, with ${submissions} submissions. Start the site.`);
} catch (error) {
  exitWith(error);
}
