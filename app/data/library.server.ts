import { log } from "#app/config/log.server.ts";
import { rowParser } from "./columns.server.ts";
import { currentStore, type Store } from "./current-store.server.ts";
import { type MediaRow, mediaRow } from "./media.server.ts";

/** The rows of `media` by path. They are kept in memory, because pages look up every picture they show. */
export type Library = ReadonlyMap<string, MediaRow>;

const LIBRARY_CACHE_KEY = "library";
const ROWS_PER_READ = 1_000;
const EMPTY_LIBRARY: Library = new Map();
const lastLoadedLibraries = new WeakMap<Store, Library>();

/** The library from the cache or the store. Null if `media` cannot be read, as in a Supabase project without our tables. */
export async function loadLibrary(): Promise<Library | null> {
  const store = currentStore();
  try {
    const library = await store.cache.read(LIBRARY_CACHE_KEY, () => readLibrary(store));
    lastLoadedLibraries.set(store, library);
    return library;
  } catch (error) {
    log.debug({ err: error }, "the picture library cannot be read");
    return null;
  }
}

/** Makes the next `loadLibrary` read the store. Cached pages stay valid. */
export function dropCachedLibrary(): void {
  currentStore().cache.forget(LIBRARY_CACHE_KEY);
}

/** The library as last loaded, without waiting. Reads of records that name a picture call `loadLibrary` first. */
export function lastLoadedLibrary(): Library {
  return lastLoadedLibraries.get(currentStore()) ?? EMPTY_LIBRARY;
}

/** How many pictures have no alternative text and are not marked as decorative. */
export async function countPicturesWithoutAlt(): Promise<number> {
  const library = (await loadLibrary()) ?? EMPTY_LIBRARY;
  return [...library.values()].filter(isMissingAlt).length;
}

export function isMissingAlt({ alt, isDecorative }: Pick<MediaRow, "alt" | "isDecorative">): boolean {
  return !alt && !isDecorative;
}

async function readLibrary({ anon }: Store): Promise<Library> {
  const parse = rowParser(mediaRow);
  const library = new Map<string, MediaRow>();
  for (let from = 0; ; ) {
    const query = anon.from("media").select("*", { count: "exact" }).order("id");
    const { data, error, count } = await query.range(from, from + ROWS_PER_READ - 1);
    if (error) throw error;
    for (const picture of data.map(parse)) if (picture) library.set(picture.id, picture);
    from += data.length;
    if (data.length === 0 || from >= (count ?? 0)) return library;
  }
}
