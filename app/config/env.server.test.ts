import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.server.ts";
import { OperatorError } from "./operator-error.server.ts";

describe("parseEnv", () => {
  test("has a default or nothing for every variable", () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: ".data",
      TRUST_PROXY: 0,
      FIRST_PAINT: true,
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
      CLIENT_DASHBOARD_URL: "https://clients.example/",
      CONTACT_EMAIL: "hi@furlong.example",
      CONTACT_PHONE: "(416) 555-0100",
      TRUST_PROXY: "1",
      FIRST_PAINT: "off",
      LOG_LEVEL: "debug",
      UNRELATED: "ignored",
    };
    const { UNRELATED: _, ...expected } = given;
    expect(parseEnv(given)).toEqual({
      ...expected,
      PORT: 8080,
      TRUST_PROXY: 1,
      FIRST_PAINT: false,
      SITE_URL: "https://furlong.example",
      SUPABASE_URL: "https://abc.supabase.example",
    });
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
    [{ WEBHOOK_URL: "hook" }, /^WEBHOOK_URL /],
    [{ WEBHOOK_URL: "https://me:secret@hooks.example/a" }, /^WEBHOOK_URL has a user name or a password(?!.*secret)/],
    [{ WEBHOOK_SECRET: "not base64!" }, /^WEBHOOK_SECRET .*whsec_/],
    [{ WEBHOOK_SECRET: "whsec_" }, /^WEBHOOK_SECRET /],
    [{ CLIENT_DASHBOARD_URL: "javascript:alert(1)" }, /^CLIENT_DASHBOARD_URL /],
    [{ CONTACT_EMAIL: "nobody" }, /^CONTACT_EMAIL /],
    [{ TRUST_PROXY: "yes" }, /^TRUST_PROXY /],
    [{ FIRST_PAINT: "no" }, /^FIRST_PAINT .*off/],
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
    expect(() => parseEnv(given)).toThrow(OperatorError);
    expect(() => parseEnv(given)).toThrow(message);
    try {
      parseEnv(given);
    } catch (error) {
      expect((error as Error).message).not.toContain("\n");
    }
  });
});
