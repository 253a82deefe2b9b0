// Order matters: a browser's User-Agent also names the browsers it descends from.
const browserPatterns = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const systemPatterns = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
] as const;

/** The browser and its system, such as `Firefox on Linux`, as far as the User-Agent tells. */
export function browserName(userAgent: string | null): string {
  const find = (names: typeof browserPatterns | typeof systemPatterns) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const [browser, system] = [find(browserPatterns), find(systemPatterns)];
  if (!browser && !system) return "Unknown browser";
  return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}
