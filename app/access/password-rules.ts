import { maxPasswordLength, minPasswordLength } from "#app/content/desk/sign-in-limits.ts";

export type PasswordProblem = "missing" | "short" | "long" | "personal" | "common";

/** The words that make up most of the common passwords of twelve characters and more. */
const common = [
  ...["password", "passwort", "passphrase", "motdepasse", "letmein", "welcome", "changeme", "iloveyou", "sunshine"],
  ...["princess", "football", "baseball", "superman", "trustno", "dragon", "monkey", "master", "shadow", "secret"],
  ...["administrator", "admin", "operator", "login", "starwars", "whatever", "freedom", "charlie", "michael"],
  ...["qwertyuiop", "qwerty", "qwertz", "azerty", "asdfghjkl", "asdf", "zxcvbnm", "1q2w3e4r5t", "1qaz2wsx3edc"],
  ...["1qaz2wsx", "zaq12wsx", "q1w2e3r4t5", "1234567890", "12345678", "0987654321", "abcdefghijkl", "abc", "xyz"],
];

/** What is wrong with a new password; null if nothing is. */
export function passwordProblem(password: string, person: readonly string[]): PasswordProblem | null {
  const length = [...password].length;
  if (length === 0) return "missing";
  if (length < minPasswordLength) return "short";
  if (length > maxPasswordLength) return "long";
  const letters = fold(password);
  if (restOf(letters, namesOf(person)) < minPasswordLength / 2) return "personal";
  if (new Set(letters).size < 5 || restOf(letters, common) < minPasswordLength / 3) return "common";
  return null;
}

/** How many letters are left without these words, digits at the end not counted. */
function restOf(letters: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), letters);
  if (rest === letters) return letters.length;
  return rest.replace(/\d+\s*$/, "").replaceAll(" ", "").length;
}

function namesOf(person: readonly string[]): string[] {
  return person.flatMap((text) => text.split(/[\s@.]+/).map(fold)).filter((word) => word.length >= 3);
}

/** Lower case, common substitutions undone (@ for a), nothing but letters and digits. */
function fold(text: string): string {
  const substitutions: Record<string, string> = { "@": "a", $: "s", "!": "i", "€": "e" };
  const plain = text.normalize("NFKC").toLowerCase();
  return plain.replace(/[@$!€]/g, (sign) => substitutions[sign] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
}
