import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { OperatorError } from "./operator-error.server.ts";

export type Env = v.InferOutput<typeof environment>;

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) throw new OperatorError(describe(parsed.issues[0]));
  return requireCompleteStore(parsed.output);
}

const url = (protocols: string[], example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `is not a usable address. Set it to something like ${example}, or remove it.`,
    ),
  );
const http = (example: string) =>
  v.pipe(
    url(["http:", "https:"], example),
    v.check((value) => {
      const { username, password } = new URL(value);
      return username === "" && password === "";
    }, `has a user name or a password in it, which fetch refuses. Set it to something like ${example}.`),
  );
const web = (example: string) =>
  v.pipe(
    http(example),
    v.transform((value) => value.replace(/\/+$/, "")),
  );
const text = v.pipe(v.string(), v.trim());
const key = v.pipe(
  text,
  v.regex(/^[!-~]+$/, "has a character that no key contains. Copy it again from the project's settings."),
);
const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environment = v.object({
  PORT: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
        "is not a port. Set it to a whole number from 1 to 65535, or remove it for 3000.",
      ),
      v.transform(Number),
    ),
    "3000",
  ),
  HOST: v.optional(text, "127.0.0.1"),
  SITE_URL: v.optional(
    v.pipe(
      web("https://www.example.com"),
      v.check((value) => {
        const { pathname, search, hash } = new URL(value);
        return pathname + search + hash === "/";
      }, "has a path, a query or a fragment. Set it to something like https://www.example.com, without a path."),
    ),
  ),
  DATA_DIR: v.optional(text, ".data"),
  SUPABASE_URL: v.optional(web("https://abc.supabase.co")),
  SUPABASE_ANON_KEY: v.optional(key),
  SUPABASE_SECRET_KEY: v.optional(key),
  DATABASE_URL: v.optional(url(["postgres:", "postgresql:"], "postgres://user:password@localhost:5432/furlong")),
  WEBHOOK_URL: v.optional(http("https://hooks.example.com/abc")),
  WEBHOOK_SECRET: v.optional(
    v.pipe(text, v.check(isSigningSecret, "is not a usable signing secret. Set it to whsec_ followed by base64.")),
  ),
  CLIENT_DASHBOARD_URL: v.optional(http("https://clients.example.com")),
  CONTACT_EMAIL: v.optional(
    v.pipe(text, v.email("is not an e-mail address. Set it to something like hello@example.com.")),
  ),
  CONTACT_PHONE: v.optional(text),
  TRUST_PROXY: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => /^\d+$/.test(value) && Number(value) <= 9,
        "is not a count. Set it to the number of proxies in front of the site, 0 for none.",
      ),
      v.transform(Number),
    ),
    "0",
  ),
  FIRST_PAINT: v.optional(
    v.pipe(
      v.picklist(["on", "off"], "is neither on nor off. Set it to off to serve pages as they are rendered."),
      v.transform((value) => value === "on"),
    ),
    "on",
  ),
  LOG_LEVEL: v.optional(v.picklist(levels, `is not a log level. Set it to one of ${levels.join(", ")}.`), "info"),
});

function isSigningSecret(value: string) {
  try {
    new Webhook(value);
    return true;
  } catch {
    return false;
  }
}

function describe(issue: v.BaseIssue<unknown>) {
  return `${v.getDotPath(issue)} ${issue.message}`;
}

function requireCompleteStore(env: Env): Env {
  if (env.SUPABASE_URL && env.DATABASE_URL)
    throw new OperatorError(
      "DATABASE_URL and SUPABASE_URL are both set. Keep the one that holds your content and remove the other.",
    );
  if (env.SUPABASE_URL && !env.SUPABASE_ANON_KEY)
    throw new OperatorError(
      "SUPABASE_ANON_KEY is missing. SUPABASE_URL needs it: set it to the project's publishable key.",
    );
  if (env.SUPABASE_ANON_KEY && !env.SUPABASE_URL)
    throw new OperatorError(
      "SUPABASE_URL is missing. SUPABASE_ANON_KEY belongs to it: set both, or neither for the embedded store.",
    );
  if (env.SUPABASE_SECRET_KEY && !env.SUPABASE_URL)
    throw new OperatorError(
      "SUPABASE_URL is missing. SUPABASE_SECRET_KEY belongs to it: set both, or neither for the embedded store.",
    );
  return env;
}
