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
    v.check((value) => value === "" || v.RFC_EMAIL_REGEX.test(value), words.emailIncomplete),
  );
}

/** One of the options, or nothing. */
export function choice(options: readonly { value: string }[], unknown: string) {
  const known = ["", ...options.map(({ value }) => value)];
  return v.pipe(
    v.optional(v.string(), ""),
    v.check((value) => known.includes(value), unknown),
  );
}
