import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.server.ts";
import { OperationalError } from "./operational-error.server.ts";

describe("parseEnv", () => {
  test("has a default or nothing for every variable", () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      METRICS_HOST: "127.0.0.1",
      DATA_DIR: ".data",
      TRUST_PROXY: 0,
      ADMIN_SIGN_IN: false,
      FIRST_PAINT: true,
      SEED: "demo",
      HSTS_MAX_AGE: 63_072_000,
      LOG_LEVEL: "info",
    });
  });

  test("treats an empty value as unset", () => {
    expect(parseEnv({ PORT: "", SUPABASE_URL: "  " })).toMatchObject({ PORT: 3000 });
  });

  test("reads every variable and drops the trailing slash of site addresses", () => {
    const given = {
      PORT: "8080",
      HOST: "0.0.0.0",
      SITE_URL: "https://furlong.example/",
      DATA_DIR: "/var/lib/furlong",
      SUPABASE_URL: "https://abc.supabase.example/",
      SUPABASE_ANON_KEY: "anon",
      SUPABASE_SECRET_KEY: "secret",
      WEBHOOK_URL: "https://hooks.example/a/",
      WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_FROM: "Furlong <desk@furlong.example>",
      NOTIFY_EMAIL: "team@furlong.example",
      CLIENT_DASHBOARD_URL: "https://clients.example/",
      CONTACT_EMAIL: "hi@furlong.example",
      CONTACT_PHONE: "(416) 555-0100",
      TRUST_PROXY: "1",
      ADMIN_SIGN_IN: "true",
      FIRST_PAINT: "off",
      SEED: "none",
      METRICS_PORT: "9464",
      METRICS_HOST: "10.0.0.5",
      HSTS_MAX_AGE: "300",
      LOG_LEVEL: "debug",
      UNRELATED: "ignored",
    };
    const { UNRELATED: _, ...expected } = given;
    expect(parseEnv(given)).toEqual({
      ...expected,
      PORT: 8080,
      TRUST_PROXY: 1,
      ADMIN_SIGN_IN: true,
      FIRST_PAINT: false,
      METRICS_PORT: 9464,
      HSTS_MAX_AGE: 300,
      SITE_URL: "https://furlong.example",
      SUPABASE_URL: "https://abc.supabase.example",
    });
  });

  test.each([
    "postgres://a@localhost/x",
    "postgres://a@127.0.0.1:5433/x",
    "postgresql://a@[::1]/x",
    "postgres://a:b@db.example/x?sslmode=verify-full",
    "postgres://a:b@db.example/x?sslmode=disable",
  ])("accepts a database on this machine, with TLS, or explicitly without TLS: %s", (DATABASE_URL) => {
    expect(parseEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  test.each([
    [{ PORT: "abc" }, /^PORT .*1 to 65535/],
    [{ PORT: "0" }, /^PORT /],
    [{ PORT: "70000" }, /^PORT /],
    [{ PORT: "30.5" }, /^PORT /],
    [{ SITE_URL: "furlong.example" }, /^SITE_URL .*https:/],
    [{ SITE_URL: "ftp://furlong.example" }, /^SITE_URL /],
    [{ SITE_URL: "https://furlong.example/path" }, /^SITE_URL .*without a path/],
    [{ SITE_URL: "https://furlong.example?q=1" }, /^SITE_URL .*without a path/],
    [{ DATABASE_URL: "mysql://x/y" }, /^DATABASE_URL .*postgres:/],
    [{ DATABASE_URL: "postgres://a:b@db.example/x" }, /^DATABASE_URL names another machine without TLS\. .*disable/],
    [{ DATABASE_URL: "postgres://a:b@db.example/x?sslmode=prefer" }, /^DATABASE_URL names another machine/],
    [{ DATABASE_URL: "postgres://a:50%off@localhost/x" }, /^DATABASE_URL .*percent-encoded(?!.*off@)/],
    [{ SMTP_URL: "smtp://a:50%off@localhost", MAIL_FROM: "a@b.example" }, /^SMTP_URL .*percent-encoded/],
    [{ WEBHOOK_URL: "hook" }, /^WEBHOOK_URL /],
    [{ WEBHOOK_URL: "https://me:secret@hooks.example/a" }, /^WEBHOOK_URL has a user name or a password(?!.*secret)/],
    [{ WEBHOOK_SECRET: "not base64!" }, /^WEBHOOK_SECRET .*whsec_/],
    [{ WEBHOOK_SECRET: "whsec_" }, /^WEBHOOK_SECRET /],
    [{ CLIENT_DASHBOARD_URL: "javascript:alert(1)" }, /^CLIENT_DASHBOARD_URL /],
    [{ CONTACT_EMAIL: "nobody" }, /^CONTACT_EMAIL /],
    [{ TRUST_PROXY: "yes" }, /^TRUST_PROXY /],
    [{ ADMIN_SIGN_IN: "yes" }, /^ADMIN_SIGN_IN .*true/],
    [{ FIRST_PAINT: "no" }, /^FIRST_PAINT .*off/],
    [{ SMTP_URL: "mail.example.com" }, /^SMTP_URL .*smtps:/],
    [{ SMTP_URL: "smtp://localhost" }, /^MAIL_FROM is missing/],
    [{ MAIL_FROM: "Furlong" }, /^MAIL_FROM .*sender/],
    [{ MAIL_FROM: "Furlong <a@b.example>\r\nBcc: x@y.example" }, /^MAIL_FROM .*sender/],
    [{ NOTIFY_EMAIL: "team" }, /^NOTIFY_EMAIL /],
    [{ SEED: "no" }, /^SEED .*none/],
    [{ METRICS_PORT: "0" }, /^METRICS_PORT .*1 to 65535/],
    [{ HSTS_MAX_AGE: "1y" }, /^HSTS_MAX_AGE .*seconds/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL .*fatal, error/],
    [{ SUPABASE_URL: "https://abc.supabase.example" }, /^SUPABASE_ANON_KEY is missing/],
    [
      { SUPABASE_URL: "https://a.example", SUPABASE_ANON_KEY: "“anon”" },
      /^SUPABASE_ANON_KEY .*no key contains(?!.*anon)/,
    ],
    [
      { SUPABASE_URL: "https://a.example", SUPABASE_ANON_KEY: "anon", SUPABASE_SECRET_KEY: "se cret" },
      /^SUPABASE_SECRET_KEY .*no key contains(?!.*cret)/,
    ],
    [{ SUPABASE_ANON_KEY: "anon" }, /^SUPABASE_URL is missing/],
    [{ SUPABASE_SECRET_KEY: "secret" }, /^SUPABASE_URL is missing/],
    [
      { SUPABASE_URL: "https://a.example", SUPABASE_ANON_KEY: "k", DATABASE_URL: "postgres://localhost/x" },
      /^DATABASE_URL and SUPABASE_URL/,
    ],
  ])("refuses %o with one line that names the variable", (given, message) => {
    expect(() => parseEnv(given)).toThrow(OperationalError);
    expect(() => parseEnv(given)).toThrow(message);
    try {
      parseEnv(given);
    } catch (error) {
      expect((error as Error).message).not.toContain("\n");
    }
  });
});
