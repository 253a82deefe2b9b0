/** Stores the library's files in a folder for each content hash. `has` finds only complete folders. */
export type MediaStorage = {
  has(hash: string): Promise<boolean>;
  put(hash: string, files: Map<string, Buffer>): Promise<void>;
  read(hash: string, file: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(hash: string): Promise<void>;
  /** Every folder, finished or not, with the time it was last written or touched. */
  list(): AsyncIterable<{ hash: string; changedAt: Date }>;
  /** Renews a folder's time, so that the sweep spares it for a while. */
  touch(hash: string): Promise<void>;
};
