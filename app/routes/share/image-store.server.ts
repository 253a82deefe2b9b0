type Options = {
  /** Of all images together. */
  maxBytes: number;
  /** That wait for their turn. */
  maxWaiting: number;
};

/** Thrown at whoever comes when the queue is full. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** Images in memory, the least used leave first. One is made at a time, and none twice at once. */
export function createImageStore({ maxBytes, maxWaiting }: Options) {
  const images = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  function get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const held = images.get(key);
    if (held) {
      images.delete(key);
      images.set(key, held);
      return Promise.resolve(held);
    }
    const running = pending.get(key);
    if (running) return running;
    if (pending.size > maxWaiting) return Promise.reject(new BusyError(`${pending.size} images are being made`));
    const turn = last.then(make);
    last = turn.catch(() => {});
    const image = turn.then(
      (made) => {
        pending.delete(key);
        keep(key, made);
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

  function keep(key: string, image: Uint8Array<ArrayBuffer>) {
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
