import { expect, test } from "vitest";
import { entityTag, fileResponse, matchesEtag, storeUnavailable } from "./file-response.server.ts";

test.each([
  ['"a"', '"a"'],
  ['W/"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"b", W/"a"', 'W/"a"'],
  ['"b","a"', '"a"'],
  ["*", 'W/"a"'],
])("whoever has %s has %s", (ifNoneMatch, etag) => {
  expect(matchesEtag(ifNoneMatch, etag)).toBe(true);
});

test.each(['"b"', "a", '"b", W/"c"', "", null, undefined])("whoever has %s does not", (ifNoneMatch) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(false);
});

test("the same content has the same tag, another one another", () => {
  expect(entityTag("a")).toBe(entityTag(Buffer.from("a")));
  expect(entityTag("a")).not.toBe(entityTag("b"));
});

const file = { body: "hello", type: "text/plain; charset=utf-8", maxAge: 60, headers: { "X-Extra": "yes" } };
const ask = (ifNoneMatch?: string) =>
  fileResponse(
    new Request("http://localhost/a", { headers: ifNoneMatch ? { "If-None-Match": ifNoneMatch } : {} }),
    file,
  );

test("says what it is and how long it may be kept", async () => {
  const response = ask();
  expect(await response.text()).toBe("hello");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(response.headers.get("x-extra")).toBe("yes");
});

test("is not sent again to whoever has it, strong or weak", async () => {
  const etag = ask().headers.get("etag") ?? "";
  for (const held of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const response = ask(held);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("etag")).toBe(etag);
  }
  expect(ask('"other"').status).toBe(200);
});

test("another content has another tag", () => {
  const other = fileResponse(new Request("http://localhost/a"), { ...file, body: "hello." });
  expect(other.headers.get("etag")).not.toBe(ask().headers.get("etag"));
});

test("a store that is down is asked again in a minute", () => {
  const response = storeUnavailable();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
