import { RFC_EMAIL_REGEX } from "valibot";

/** RFC 5321 allows no longer address. */
export const MAX_EMAIL_LENGTH = 254;

/** The address as a mail header and a mail server take it, or undefined. */
export function mailAddress(text: string): string | undefined {
  const address = withAsciiDomain(text.trim());
  return address.length <= MAX_EMAIL_LENGTH && RFC_EMAIL_REGEX.test(address) ? address : undefined;
}

/** Some browsers send an internationalised domain as typed. */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf("@") + 1;
  const { hostname = "" } = URL.parse(`http://${address.slice(start)}`) ?? {};
  return /[^\0-\x7f]/.test(address.slice(start)) ? address.slice(0, start) + hostname : address;
}
