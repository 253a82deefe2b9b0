import { requireDatabaseAddress } from "#app/config/env.server.ts";
import { OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { type Erasure, listErasures } from "#app/data/erasures.server.ts";
import { openPreparedPostgres } from "#app/data/postgres.server.ts";
import { findNewerBackup, readErasuresFromCopy } from "#app/data/stored-erasures.server.ts";

/** Collects the erasures that the newest backup beside this one and the replaced store know of. */
export function collectErasures(backup: string, replaces?: string): Erasure[] {
  const newest = findNewerBackup(backup);
  return [...(newest ? readNewestBackup(newest) : []), ...(replaces ? readReplacedStore(replaces) : [])];
}

function readReplacedStore(folder: string): Erasure[] {
  try {
    return readErasuresFromCopy(folder);
  } catch (error) {
    if (error instanceof OperationalError) throw error;
    throw new OperationalError(
      `${folder} cannot be read (${reasonOf(error)}), so its erasures are unknown. Restore without --replaces, then erase these people again at the desk.`,
      { cause: error },
    );
  }
}

/** Only warns: the newest backup may be broken, and an older one may be restored for that very reason. */
function readNewestBackup(folder: string): Erasure[] {
  try {
    return readErasuresFromCopy(folder);
  } catch (error) {
    console.error(
      `${folder} cannot be read (${reasonOf(error)}), so people who were erased since this backup may be back. Erase them again at /desk/persons.`,
    );
    return [];
  }
}

/** Lists the erasures of the PostgreSQL database that the restored one replaces. */
export async function erasuresInDatabase(url: string): Promise<Erasure[]> {
  if (!/^postgres(ql)?:/.test(url))
    throw new OperationalError(
      "A dump can only replace a PostgreSQL database. Name that with --replaces postgres://user:password@host:5432/name",
    );
  const store = await openPreparedPostgres(requireDatabaseAddress("--replaces", url), "--replaces");
  try {
    provideServiceClient(store);
    return await listErasures();
  } finally {
    await store.close();
  }
}
