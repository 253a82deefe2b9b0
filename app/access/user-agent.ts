// Order matters: every browser also names those it descends from.
const browsers = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
] as const;

/** `Firefox on Linux`, as well as a User-Agent can tell. */
export function browserName(userAgent: string | null): string {
  const find = (names: typeof browsers | typeof systems) => names.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser && !system) return "Unknown browser";
  return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}
