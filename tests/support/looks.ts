export type Look = { width: number; colorScheme: "light" | "dark" };

const looks: [Look, Look][] = [
  [
    { width: 390, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ],
  [
    { width: 768, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ],
  [
    { width: 390, colorScheme: "dark" },
    { width: 768, colorScheme: "light" },
  ],
];

/** Each page in both themes, and in turn with its neighbours in every width. */
export function looksOf(index: number): [Look, Look] {
  return looks[index % looks.length] as [Look, Look];
}
