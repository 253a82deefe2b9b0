import * as v from "valibot";

/** The longest address that mail can carry. */
const LONGEST_EMAIL = 254;

type EmailWords = { email: string; emailIncomplete: string; emailLong: string };

/** One line of text, whatever was sent: it may become a header of a mail. A field that was not sent is an empty one. */
export function line(longest: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value.replace(/[\r\n]+/g, " ")),
    v.trim(),
    v.maxLength(longest, tooLong),
  );
}

/** Several lines. Browsers send them with CRLF, scripts with LF; the same words must look the same. */
export function lines(longest: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value.replaceAll("\r\n", "\n")),
    v.trim(),
    v.maxLength(longest, tooLong),
  );
}

/** As strict as the browser's own e-mail field and no stricter: what it let pass must not be lost here. */
export function email(words: EmailWords) {
  return v.pipe(
    line(LONGEST_EMAIL, words.emailLong),
    v.nonEmpty(words.email),
    v.check((value) => value === "" || v.RFC_EMAIL_REGEX.test(withPlainDomain(value)), words.emailIncomplete),
  );
}

/** Some browsers take a domain in any letters and send it as it was typed. */
function withPlainDomain(address: string) {
  const start = address.lastIndexOf("@") + 1;
  const { hostname = "" } = URL.parse(`http://${address.slice(start)}`) ?? {};
  return /[^\0-\x7f]/.test(address.slice(start)) ? address.slice(0, start) + hostname : address;
}

/** One of the options, or nothing. */
export function choice(options: readonly { value: string }[], unknown: string) {
  const known = ["", ...options.map(({ value }) => value)];
  return v.pipe(
    v.optional(v.string(), ""),
    v.check((value) => known.includes(value), unknown),
  );
}
