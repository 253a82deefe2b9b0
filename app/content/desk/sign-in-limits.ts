/** Of a password, in characters. */
export const minPasswordLength = 12;
export const maxPasswordLength = 256;

/** After too many wrong passwords. */
export const pauseMinutes = 15;

/** How long a passkey or password that was given counts for what asks for it once more. */
export const confirmedMinutes = 15;
