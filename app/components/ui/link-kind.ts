type LinkKind = "page" | "external" | "plain";

/** `page` goes through the router, `external` opens a new tab, `plain` is a hash, mailto: or tel: link for the browser. */
export function linkKind(address: string): LinkKind {
  if (/^(https?:)?\/\//i.test(address)) return "external";
  if (address.startsWith("/")) return "page";
  return "plain";
}
