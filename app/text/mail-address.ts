import { RFC_EMAIL_REGEX } from "valibot";

/** The limit of RFC 5321, in characters. */
export const MAX_EMAIL_LENGTH = 254;

/** Returns the address in the form that mail servers accept, or undefined if it is no usable address. */
export function mailAddress(text: string): string | undefined {
  const address = withAsciiDomain(text.trim());
  return address.length <= MAX_EMAIL_LENGTH && RFC_EMAIL_REGEX.test(address) ? address : undefined;
}

/** Converts an internationalised domain to ASCII, since some browsers send it as typed. */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf("@") + 1;
  const { hostname = "" } = URL.parse(`http://${address.slice(start)}`) ?? {};
  return /[^\0-\x7f]/.test(address.slice(start)) ? address.slice(0, start) + hostname : address;
}
