/** The word on screen, how many of its letters show, and whether they are being deleted. */
type TypingState = { word: number; letters: number; isDeleting: boolean };

/** In milliseconds: a typed letter, a deleted letter, and the pause after a word. */
export type TypingTimes = { letter: number; deletion: number; pause: number };

export function firstWholeWord(lengths: readonly number[]): TypingState {
  return { word: 0, letters: lengths[0] ?? 0, isDeleting: false };
}

export function nextTyping({ word, letters, isDeleting }: TypingState, lengths: readonly number[]): TypingState {
  if (letters === 0) return { word: (word + 1) % lengths.length, letters: 1, isDeleting: false };
  if (isDeleting || letters === lengths[word]) return { word, letters: letters - 1, isDeleting: true };
  return { word, letters: letters + 1, isDeleting: false };
}

/** How many milliseconds a state of the typing stays on screen. */
export function durationMsOf(
  { word, letters, isDeleting }: TypingState,
  lengths: readonly number[],
  times: TypingTimes,
): number {
  if (!isDeleting) return letters === lengths[word] ? times.pause : times.letter;
  return letters === 0 ? times.letter : times.deletion;
}
