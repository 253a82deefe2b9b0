/** The files of the library: a folder per content hash, complete or not there. */
export type MediaStorage = {
  has(hash: string): Promise<boolean>;
  put(hash: string, files: Map<string, Buffer>): Promise<void>;
  read(hash: string, file: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(hash: string): Promise<void>;
  /** Every folder with the time it was last written or asked to stay; unfinished ones too. */
  list(): AsyncIterable<{ hash: string; changedAt: Date }>;
  /** Keeps a folder that no row names for another hour. */
  touch(hash: string): Promise<void>;
};
