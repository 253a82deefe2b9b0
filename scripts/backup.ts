import { join } from "node:path";
import { parseEnv } from "#app/config/env.server.ts";
import { exitWith, OperatorError } from "#app/config/operator-error.server.ts";
import { backUp } from "#app/data/backup.server.ts";

try {
  const { DATA_DIR, DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = parseEnv(process.env);
  if (DATABASE_URL)
    throw new OperatorError(
      "DATABASE_URL is set, so the store is a PostgreSQL. Back it up with pg_dump; docs/backup.md shows how.",
    );
  if (SUPABASE_URL && SUPABASE_SECRET_KEY)
    throw new OperatorError(
      "SUPABASE_URL is set, so the store is a Supabase project. docs/backup.md shows how to back it up.",
    );
  const target = process.argv[2] ?? join("backups", new Date().toISOString().replaceAll(":", "-"));
  const submissions = backUp(DATA_DIR, target);
  console.log(`${target} holds the store of ${DATA_DIR}, with ${submissions} submissions.`);
} catch (error) {
  exitWith(error);
}
