import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { OperationalError } from "./operational-error.server.ts";

export type Env = v.InferOutput<typeof environmentSchema>;

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environmentSchema, given, { abortEarly: true });
  if (!parsed.success) throw new OperationalError(describeIssue(parsed.issues[0]));
  return requireMailSender(requireCompleteStore(parsed.output));
}

const addressSetting = (protocols: string[], example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `is not a usable address. Set it to something like ${example}, or remove it.`,
    ),
  );
const webAddressSetting = (example: string) =>
  v.pipe(
    addressSetting(["http:", "https:"], example),
    v.check((value) => {
      const { username, password } = new URL(value);
      return username === "" && password === "";
    }, `has a user name or a password in it, which fetch refuses. Set it to something like ${example}.`),
  );
/** Drivers decode the user, the password and the path of an address, and a % that is not part of an escape makes them throw. */
const decodableCredentials = v.check<string, string>((value) => {
  const { username, password, pathname } = new URL(value);
  return [username, password, pathname].every(canDecode);
}, "has a % that is not part of an escape. Write its password percent-encoded: % as %25, @ as %40, : as %3A, / as %2F.");
const siteAddressSetting = (example: string) =>
  v.pipe(
    webAddressSetting(example),
    v.transform((value) => value.replace(/\/+$/, "")),
  );
const databaseAddress = v.pipe(
  addressSetting(["postgres:", "postgresql:"], "postgres://user:password@localhost:5432/furlong"),
  decodableCredentials,
  v.check(
    (value) =>
      isOnThisMachine(new URL(value)) || EXPLICIT_SSL_MODES.includes(new URL(value).searchParams.get("sslmode") ?? ""),
    "names another machine without TLS. Add ?sslmode=verify-full to it, or ?sslmode=disable for a private network.",
  ),
);
const trimmedText = v.pipe(v.string(), v.trim());
const supabaseKey = v.pipe(
  trimmedText,
  v.regex(/^[!-~]+$/, "has a character that no key contains. Copy it again from the project's settings."),
);
const emailAddress = v.email("is not an e-mail address. Set it to something like hello@example.com.");
/** A sender such as `hello@example.com` or `Name <hello@example.com>`, on one line. */
const mailSender = v.pipe(
  trimmedText,
  v.regex(
    /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "is not a sender. Set it to something like Furlong <hello@example.com>.",
  ),
);
const portSetting = (remedy: string) =>
  v.pipe(
    trimmedText,
    v.check((value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, `is not a port. ${remedy}`),
    v.transform(Number),
  );
/** The values of `sslmode` that enforce TLS or turn it off on purpose. `prefer` and `allow` may silently connect without TLS. */
const EXPLICIT_SSL_MODES = ["verify-full", "verify-ca", "require", "disable"];
const MAX_HSTS_AGE_S = 63_072_000;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environmentSchema = v.object({
  PORT: v.optional(portSetting("Set it to a whole number from 1 to 65535, or remove it for 3000."), "3000"),
  HOST: v.optional(trimmedText, "127.0.0.1"),
  SITE_URL: v.optional(
    v.pipe(
      siteAddressSetting("https://www.example.com"),
      v.check((value) => {
        const { pathname, search, hash } = new URL(value);
        return pathname + search + hash === "/";
      }, "has a path, a query or a fragment. Set it to something like https://www.example.com, without a path."),
    ),
  ),
  DATA_DIR: v.optional(trimmedText, ".data"),
  MEDIA_DIR: v.optional(trimmedText),
  SUPABASE_URL: v.optional(siteAddressSetting("https://abc.supabase.co")),
  SUPABASE_ANON_KEY: v.optional(supabaseKey),
  SUPABASE_SECRET_KEY: v.optional(supabaseKey),
  DATABASE_URL: v.optional(databaseAddress),
  WEBHOOK_URL: v.optional(webAddressSetting("https://hooks.example.com/abc")),
  WEBHOOK_SECRET: v.optional(
    v.pipe(
      trimmedText,
      v.check(isSigningSecret, "is not a usable signing secret. Set it to whsec_ followed by base64."),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(addressSetting(["smtp:", "smtps:"], "smtps://user:password@mail.example.com"), decodableCredentials),
  ),
  MAIL_FROM: v.optional(mailSender),
  NOTIFY_EMAIL: v.optional(v.pipe(trimmedText, emailAddress)),
  CLIENT_DASHBOARD_URL: v.optional(webAddressSetting("https://clients.example.com")),
  CONTACT_EMAIL: v.optional(v.pipe(trimmedText, emailAddress)),
  CONTACT_PHONE: v.optional(trimmedText),
  TRUST_PROXY: v.optional(
    v.pipe(
      trimmedText,
      v.check(
        (value) => /^\d+$/.test(value) && Number(value) <= 9,
        "is not a count. Set it to the number of proxies in front of the site, 0 for none.",
      ),
      v.transform(Number),
    ),
    "0",
  ),
  ADMIN_SIGN_IN: v.optional(
    v.pipe(
      v.picklist(["true", "false"], "is neither true nor false. Set it to true to open /admin to operators only."),
      v.transform((value) => value === "true"),
    ),
    "false",
  ),
  FIRST_PAINT: v.optional(
    v.pipe(
      v.picklist(["on", "off"], "is neither on nor off. Set it to off to serve pages as they are rendered."),
      v.transform((value) => value === "on"),
    ),
    "on",
  ),
  RETAIN_DAYS: v.optional(
    v.pipe(
      trimmedText,
      v.check(
        (value) => /^\d+$/.test(value) && Number(value) >= 30 && Number(value) <= 36_500,
        "is not a number of days. Set it to 30 or more, or remove it to keep enquiries.",
      ),
      v.transform(Number),
    ),
  ),
  SEED: v.optional(v.picklist(["demo", "none"], "is neither demo nor none. Set it to none to start empty."), "demo"),
  METRICS_PORT: v.optional(portSetting("Set it to a whole number from 1 to 65535, or remove it for no metrics.")),
  METRICS_HOST: v.optional(trimmedText, "127.0.0.1"),
  HSTS_MAX_AGE: v.optional(
    v.pipe(
      trimmedText,
      v.check(
        (value) => /^\d+$/.test(value) && Number(value) <= MAX_HSTS_AGE_S,
        `is not a number of seconds. Set it to 0 to ${MAX_HSTS_AGE_S} (two years).`,
      ),
      v.transform(Number),
    ),
    String(MAX_HSTS_AGE_S),
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `is not a log level. Set it to one of ${logLevels.join(", ")}.`), "info"),
});

/** Holds a database that a command was given as an option to the rules of DATABASE_URL. */
export function requireDatabaseAddress(option: string, value: string): string {
  const parsed = v.safeParse(databaseAddress, value, { abortEarly: true });
  if (!parsed.success) throw new OperationalError(`${option} ${parsed.issues[0].message}`);
  return parsed.output;
}

export const settingNames: readonly string[] = Object.keys(environmentSchema.entries);

function isSigningSecret(value: string) {
  try {
    new Webhook(value);
    return true;
  } catch {
    return false;
  }
}

function canDecode(part: string) {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function isOnThisMachine({ hostname }: URL) {
  // The `i` is needed since `URL` lowercases the host only for http. An empty host means this machine too.
  return /^(|localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

function describeIssue(issue: v.BaseIssue<unknown>) {
  return `${v.getDotPath(issue)} ${issue.message}`;
}

function requireCompleteStore(env: Env): Env {
  if (env.SUPABASE_URL && env.DATABASE_URL)
    throw new OperationalError(
      "DATABASE_URL and SUPABASE_URL are both set. Keep the one that holds your content and remove the other.",
    );
  if (env.SUPABASE_URL && !env.SUPABASE_ANON_KEY)
    throw new OperationalError(
      "SUPABASE_ANON_KEY is missing. SUPABASE_URL needs it: set it to the project's publishable key.",
    );
  if (env.SUPABASE_ANON_KEY && !env.SUPABASE_URL)
    throw new OperationalError(
      "SUPABASE_URL is missing. SUPABASE_ANON_KEY belongs to it: set both, or neither for the embedded store.",
    );
  if (env.SUPABASE_SECRET_KEY && !env.SUPABASE_URL)
    throw new OperationalError(
      "SUPABASE_URL is missing. SUPABASE_SECRET_KEY belongs to it: set both, or neither for the embedded store.",
    );
  return env;
}

function requireMailSender(env: Env): Env {
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new OperationalError(
      "MAIL_FROM is missing. SMTP_URL needs it: set it to the sender, something like Furlong <hello@example.com>.",
    );
  return env;
}
