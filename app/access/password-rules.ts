import { maxPasswordLength, minPasswordLength } from "#app/content/desk/sign-in-limits.ts";

export type PasswordProblem = "missing" | "short" | "long" | "personal" | "common";

/** The words that make up most of the common passwords that are long enough to be accepted. */
const commonWords = [
  ...["password", "passwort", "passphrase", "motdepasse", "letmein", "welcome", "changeme", "iloveyou", "sunshine"],
  ...["princess", "football", "baseball", "superman", "trustno", "dragon", "monkey", "master", "shadow", "secret"],
  ...["administrator", "admin", "operator", "login", "starwars", "whatever", "freedom", "charlie", "michael"],
  ...["qwertyuiop", "qwerty", "qwertz", "azerty", "asdfghjkl", "asdf", "zxcvbnm", "1q2w3e4r5t", "1qaz2wsx3edc"],
  ...["1qaz2wsx", "zaq12wsx", "q1w2e3r4t5", "1234567890", "12345678", "0987654321", "abcdefghijkl", "abc", "xyz"],
];

/** The problem with a new password, given the person's name and e-mail address; null if there is none. */
export function passwordProblem(password: string, person: readonly string[]): PasswordProblem | null {
  const length = [...password].length;
  if (length === 0) return "missing";
  if (length < minPasswordLength) return "short";
  if (length > maxPasswordLength) return "long";
  const letters = normalizeText(password);
  if (countRemainingCharacters(letters, personalWords(person)) < minPasswordLength / 2) return "personal";
  if (new Set(letters).size < 5 || countRemainingCharacters(letters, commonWords) < minPasswordLength / 3)
    return "common";
  return null;
}

/** How many characters remain without the words. If any word was removed, digits at the end do not count either. */
function countRemainingCharacters(letters: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), letters);
  if (rest === letters) return letters.length;
  return rest.replace(/\d+\s*$/, "").replaceAll(" ", "").length;
}

function personalWords(person: readonly string[]): string[] {
  return person.flatMap((text) => text.split(/[\s@.]+/).map(normalizeText)).filter((word) => word.length >= 3);
}

/** Lower case, common substitutions undone (@ for a), only letters and digits kept. */
function normalizeText(text: string): string {
  const substitutions: Record<string, string> = { "@": "a", $: "s", "!": "i", "€": "e" };
  const plain = text.normalize("NFKC").toLowerCase();
  return plain.replace(/[@$!€]/g, (sign) => substitutions[sign] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
}
