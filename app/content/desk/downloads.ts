/** Texts shown instead of a file that cannot be downloaded. */
export const downloadWords = {
  failed: "The file could not be made: the store did not answer. Nothing is lost. Go back and try again in a moment.",
  nothingChosen: "Nothing was chosen, so nothing was exported. Go back and choose some rows.",
  nothingHeld: "Nothing is held about this address. Go back and search for another.",
} as const;
