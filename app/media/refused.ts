export const uploadRefusals = [
  "heic",
  "too-large",
  "svg-too-large",
  "too-many-pixels",
  "too-many-files",
  "unknown",
  "broken",
  "empty",
  "busy",
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** Thrown for an upload that is not accepted. The desk has a sentence for each reason. */
export class RefusedError extends Error {
  override name = "RefusedError";
  reason: UploadRefusal;

  constructor(reason: UploadRefusal, options?: ErrorOptions) {
    super(`the upload was refused: ${reason}`, options);
    this.reason = reason;
  }
}
