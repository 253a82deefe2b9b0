import { beforeEach, describe, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

async function originOf(url: string, env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { siteOrigin } = await import("./site-origin.server.ts");
  return siteOrigin({ url });
}

describe("with SITE_URL", () => {
  test.each(["http://localhost:3000/work", "http://evil.example/", "http://[::1]:3000/"])(
    "%s is ignored",
    async (url) => {
      expect(await originOf(url, { SITE_URL: "https://www.furlong.example/" })).toBe("https://www.furlong.example");
    },
  );
});

describe("without SITE_URL, the host of the request", () => {
  test.each([
    ["http://localhost:3000/work?a=b", "http://localhost:3000"],
    ["http://127.0.0.1:4200/", "http://127.0.0.1:4200"],
    ["http://[::1]:4200/", "http://[::1]:4200"],
    ["http://Studio.LOCAL/", "http://studio.local"],
    ["http://www.furlong.example/", "http://www.furlong.example"],
  ])("%s", async (url, origin) => {
    expect(await originOf(url)).toBe(origin);
  });

  test.each([
    "http://user_name/",
    "http://-a.example/",
    "http://a..b/",
    `http://${"a.".repeat(140)}example/`,
    "http://a';alert(1)/",
    "http://a,b/",
    "http://$(id)/",
  ])("%s is not a host", async (url) => {
    expect(await originOf(url, { PORT: "4200" })).toBe("http://localhost:4200");
  });
});

test("the origin without a request is SITE_URL, or localhost", async () => {
  const { ownOrigin } = await import("./site-origin.server.ts");
  expect(ownOrigin({ SITE_URL: "https://www.furlong.example/", PORT: 3000 })).toBe("https://www.furlong.example");
  expect(ownOrigin({ PORT: 4200 })).toBe("http://localhost:4200");
});
