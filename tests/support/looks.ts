export type Look = { width: number; colorScheme: "light" | "dark" };

const lookPairs: [Look, Look][] = [
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

/** Returns two looks for a page, one per theme. Three neighbouring pages together cover every width in both themes. */
export function looksForPage(index: number): [Look, Look] {
  return lookPairs[index % lookPairs.length] as [Look, Look];
}
