/** In characters. docs/access.md says the first one in words. */
export const minPasswordLength = 12;
export const maxPasswordLength = 256;
