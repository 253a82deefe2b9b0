/** Adds https:// to an address without a scheme. Null for any scheme but http and https. */
export function webAddress(text: string | null): string | null {
  const given = text?.trim();
  if (!given) return null;
  const address = hasScheme(given) ? given : `https://${given.replace(/^\/\//, "")}`;
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isWeb) return null;
  // A browser would read "https:example.com", without slashes, as relative to this site.
  return address.includes("://") ? address : new URL(address).href;
}

// The start of "localhost:3000" or "furlong.example:8080" is a host, not a scheme.
function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^([a-z\d-]+\.[a-z\d.-]+|localhost):\d+(\/|$)/i.test(address);
}
