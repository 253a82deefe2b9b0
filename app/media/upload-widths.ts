/** The widths the site's pictures come in, as far as the original reaches. */
export const UPLOAD_WIDTHS = [160, 320, 640, 1024, 1600] as const;
