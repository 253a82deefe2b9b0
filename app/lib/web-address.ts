/** A web address as a link: https where it names no scheme, nothing where it names another than http or https. */
export function webAddress(text: string | null): string | null {
  const given = text?.trim();
  if (!given) return null;
  const address = hasScheme(given) ? given : `https://${given.replace(/^\/\//, "")}`;
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isWeb) return null;
  // Without its two slashes a browser would look for it on this site.
  return address.includes("://") ? address : new URL(address).href;
}

// "localhost:3000" and "furlong.example:8080" are a host and its port.
function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^([a-z\d-]+\.[a-z\d.-]+|localhost):\d+(\/|$)/i.test(address);
}
