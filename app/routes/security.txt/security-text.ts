type SecurityFacts = { email: string; siteUrl?: string; now: number };

const DAY_MS = 24 * 60 * 60_000;
/** Less than a year, as RFC 9116 advises. */
const VALID_DAYS = 360;

/** Tells where to report a vulnerability, as RFC 9116 defines. The text changes once a day, so that it can be cached. */
export function securityText({ email, siteUrl, now }: SecurityFacts): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    ...(siteUrl ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
