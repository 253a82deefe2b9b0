type ImageStoreOptions = {
  /** The limit for all cached images together. */
  maxBytes: number;
  /** How many images may wait to be drawn. */
  maxWaiting: number;
};

/** Thrown when too many images wait to be drawn. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
}

/** An LRU cache of images. Draws one at a time; concurrent requests for an image share one drawing. */
export function createImageStore({ maxBytes, maxWaiting }: ImageStoreOptions) {
  const images = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  function get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const cached = images.get(key);
    if (cached) {
      images.delete(key);
      images.set(key, cached);
      return Promise.resolve(cached);
    }
    const running = pending.get(key);
    if (running) return running;
    if (pending.size > maxWaiting) return Promise.reject(new QueueFullError(`${pending.size} images are being drawn`));
    const turn = last.then(make);
    last = turn.catch(() => {});
    const image = turn.then(
      (made) => {
        pending.delete(key);
        store(key, made);
        return made;
      },
      (error) => {
        pending.delete(key);
        throw error;
      },
    );
    pending.set(key, image);
    return image;
  }

  function store(key: string, image: Uint8Array<ArrayBuffer>) {
    images.set(key, image);
    bytes += image.length;
    for (const [oldest, { length }] of images) {
      if (bytes <= maxBytes) break;
      images.delete(oldest);
      bytes -= length;
    }
  }

  return { get };
}
