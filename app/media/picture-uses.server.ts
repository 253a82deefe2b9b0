import { clients } from "#app/content/clients.ts";
import {
  listFreshStoredUses,
  listStoredUses,
  type PictureUse,
  pictureUsesInRow,
} from "#app/data/picture-uses.server.ts";

/** The uses of every picture, by its path. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

export async function listPictureUses(): Promise<PictureUses> {
  return groupByPath(await listStoredUses());
}

/** Reads the uses without the cache. */
export async function listFreshPictureUses(): Promise<PictureUses> {
  return groupByPath(await listFreshStoredUses());
}

function groupByPath(stored: PictureUse[]): PictureUses {
  const fixed = clients.flatMap((client) => pictureUsesInRow("clients", client, null));
  return Map.groupBy([...stored, ...fixed], ({ path }) => path);
}
