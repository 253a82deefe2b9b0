/** The widths that an upload is drawn in, as far as the original reaches. Earlier uploads keep theirs. */
export const UPLOAD_WIDTHS = [160, 320, 640, 1024, 1600] as const;
