/** nginx's `client_max_body_size` is all files of one post together. */
export const maxMegabytes = 25;
/** An SVG is text, and every byte of it may draw something. */
export const maxSvgMegabytes = 5;
export const maxMegapixels = 60;
/** With one post, for the form without scripts. */
export const maxFiles = 20;

export const maxFileBytes = maxMegabytes * 2 ** 20;
export const maxSvgBytes = maxSvgMegabytes * 2 ** 20;
export const maxPixels = maxMegapixels * 1_000_000;
