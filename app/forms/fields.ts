import * as v from "valibot";
import { MAX_EMAIL_LENGTH, withAsciiDomain } from "#app/text/mail-address.ts";

type EmailErrors = { email: string; emailIncomplete: string; emailLong: string };

/** Line breaks become spaces, since the text may end up in a mail header. A missing field is empty. */
export function singleLine(maxLength: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value.replace(/[\r\n]+/g, " ")),
    v.trim(),
    v.maxLength(maxLength, tooLong),
  );
}

/** Browsers send CRLF, scripts LF: both become LF, so that the same text compares equal. */
export function multiLine(maxLength: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value.replaceAll("\r\n", "\n")),
    v.trim(),
    v.maxLength(maxLength, tooLong),
  );
}

/** No stricter than the browser's e-mail field: the server must not reject what the browser let through. */
export function email(errors: EmailErrors) {
  return v.pipe(
    singleLine(MAX_EMAIL_LENGTH, errors.emailLong),
    v.nonEmpty(errors.email),
    v.check((value) => value === "" || v.RFC_EMAIL_REGEX.test(withAsciiDomain(value)), errors.emailIncomplete),
  );
}

/** One of the options, or empty. */
export function optionalChoice(options: readonly { value: string }[], notListed: string) {
  const known = ["", ...options.map(({ value }) => value)];
  return v.pipe(
    v.optional(v.string(), ""),
    v.check((value) => known.includes(value), notListed),
  );
}
