import { log } from "#app/config/log.server.ts";
import { rowParser } from "./columns.server.ts";
import { currentStore, type Store } from "./current-store.server.ts";
import { type MediaRow, mediaRow } from "./media.server.ts";

/** The rows of `media` by path, in memory: pages look up every picture they show. */
export type Library = ReadonlyMap<string, MediaRow>;

const LIBRARY_CACHE_KEY = "library";
const ROWS_PER_READ = 1_000;
const EMPTY_LIBRARY: Library = new Map();
const lastLoadedLibraries = new WeakMap<Store, Library>();

/** Null where the table is missing, as in a Supabase project of somebody else's: pictures stay as they are. */
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

/** The next load reads it anew, and the pages in caches stay. */
export function dropCachedLibrary(): void {
  currentStore().cache.forget(LIBRARY_CACHE_KEY);
}

/** What was last loaded. Every read of records waits for the load. */
export function lastLoadedLibrary(): Library {
  return lastLoadedLibraries.get(currentStore()) ?? EMPTY_LIBRARY;
}

/** How many pictures wait for somebody to say what they show. */
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
