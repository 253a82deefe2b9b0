import * as v from "valibot";
import { MAX_EMAIL_LENGTH, withAsciiDomain } from "#app/text/mail-address.ts";

type EmailErrors = { email: string; emailIncomplete: string; emailLong: string };

/** Turns line breaks into spaces, since the text may end up in a mail header. A missing field is empty. */
export function singleLineField(maxLength: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value.replace(/[\r\n]+/g, " ")),
    v.trim(),
    v.maxLength(maxLength, tooLong),
  );
}

/** Turns CRLF into LF: browsers send the one and scripts the other, and the same text must compare equal. */
export function multiLineField(maxLength: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value.replaceAll("\r\n", "\n")),
    v.trim(),
    v.maxLength(maxLength, tooLong),
  );
}

/** No stricter than the browser's e-mail field, so that the server accepts every address that the browser accepts. */
export function emailField(errors: EmailErrors) {
  return v.pipe(
    singleLineField(MAX_EMAIL_LENGTH, errors.emailLong),
    v.nonEmpty(errors.email),
    v.check((value) => value === "" || v.RFC_EMAIL_REGEX.test(withAsciiDomain(value)), errors.emailIncomplete),
  );
}

/** A field that is empty or holds one of the options. */
export function optionalChoiceField(options: readonly { value: string }[], notListed: string) {
  const known = ["", ...options.map(({ value }) => value)];
  return v.pipe(
    v.optional(v.string(), ""),
    v.check((value) => known.includes(value), notListed),
  );
}
