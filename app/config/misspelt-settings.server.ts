export type MisspeltSetting = { name: string; likely: string };

/** Variables of npm and the Supabase CLI, and those that Docker and Kubernetes set for every service. */
const FOREIGN_VARIABLE = /^npm_|^SUPABASE_(ACCESS_TOKEN|DB_PASSWORD|PROJECT_ID)$|_SERVICE_(HOST|PORT)|_PORT_\d/i;
/** Prefixes that only this site's settings have. */
const OWN_PREFIXES = ["SUPABASE_", "WEBHOOK_", "SMTP_", "MAIL_"];
/** How many first letters two forms of a word have to share, such as RETAIN and RETENTION. */
const MIN_STEM_LETTERS = 3;

/** Variables that are not in `settings` but look as if one of the settings was meant. */
export function findMisspeltIn(
  source: Record<string, string | undefined>,
  settings: readonly string[],
): MisspeltSetting[] {
  return Object.keys(source)
    .filter((name) => source[name]?.trim() && !settings.includes(name) && !FOREIGN_VARIABLE.test(name))
    .flatMap((name) => {
      const likely = likelySetting(name.toUpperCase(), settings);
      return likely ? [{ name, likely }] : [];
    });
}

function likelySetting(name: string, settings: readonly string[]): string | undefined {
  const [nearest] = settings
    .map((setting) => ({ setting, distance: editDistance(name, setting) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest && nearest.distance <= maxDistance(nearest.setting)) return nearest.setting;
  const family = OWN_PREFIXES.find((prefix) => name.startsWith(prefix));
  return (
    settings.find((setting) => sortedWords(setting) === sortedWords(name) || hasSameStems(setting, name)) ??
    (family && closestInFamily(name, settings, family))
  );
}

/** The edit distance up to which a name counts as a setting's. Less for a short setting, which may resemble another program's variable. */
function maxDistance(setting: string) {
  return setting.length > 8 ? 2 : 1;
}

function sortedWords(name: string) {
  return name.split("_").sort().join("_");
}

/** Whether all words of two names begin alike, as in TRUSTED_PROXIES for TRUST_PROXY. Single words do not count: MAILPATH is no typo of ours. */
function hasSameStems(setting: string, name: string) {
  const [own, theirs] = [setting.split("_"), name.split("_")];
  if (own.length === 1 || own.length !== theirs.length) return false;
  return own.every(
    (word, n) =>
      word === theirs[n] || (word.length >= MIN_STEM_LETTERS && theirs[n]?.startsWith(word.slice(0, MIN_STEM_LETTERS))),
  );
}

function closestInFamily(name: string, settings: readonly string[], family: string) {
  const members = settings.filter((setting) => setting.startsWith(family));
  return members.toSorted((a, b) => editDistance(name, a) - editDistance(name, b))[0];
}

/** How many letters have to be added, dropped, replaced or swapped with the next one to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const options = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost];
      row.push(Math.min(...options, ...(isSwap ? [(rows[i - 2]?.[j - 2] ?? 0) + 1] : [])));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
