/** The limit for one file. nginx's `client_max_body_size` limits all files of one post together. */
export const maxMegabytes = 25;
/** Lower than for other pictures: every byte of an SVG may draw something, so a large one is slow to render. */
export const maxSvgMegabytes = 5;
export const maxMegapixels = 60;
/** The most files of one post. Only the form without JavaScript posts more than one. */
export const maxFiles = 20;

export const maxFileBytes = maxMegabytes * 2 ** 20;
export const maxSvgBytes = maxSvgMegabytes * 2 ** 20;
export const maxPixels = maxMegapixels * 1_000_000;
