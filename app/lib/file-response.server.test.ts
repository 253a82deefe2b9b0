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
])("If-None-Match: %s matches %s", (ifNoneMatch, etag) => {
  expect(matchesEtag(ifNoneMatch, etag)).toBe(true);
});

test.each(['"b"', "a", '"b", W/"c"', "", null, undefined])("If-None-Match: %s does not match", (ifNoneMatch) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(false);
});

test("equal content has an equal tag, different content a different one", () => {
  expect(entityTag("a")).toBe(entityTag(Buffer.from("a")));
  expect(entityTag("a")).not.toBe(entityTag("b"));
});

const generatedFile = { body: "hello", type: "text/plain; charset=utf-8", maxAge: 60, headers: { "X-Extra": "yes" } };
const requestFile = (ifNoneMatch?: string) =>
  fileResponse(
    new Request("http://localhost/a", { headers: ifNoneMatch ? { "If-None-Match": ifNoneMatch } : {} }),
    generatedFile,
  );

test("sends the content type, the maximum age and extra headers", async () => {
  const response = requestFile();
  expect(await response.text()).toBe("hello");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(response.headers.get("x-extra")).toBe("yes");
});

test("answers 304 to a weak or strong match", async () => {
  const etag = requestFile().headers.get("etag") ?? "";
  for (const held of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const response = requestFile(held);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("etag")).toBe(etag);
  }
  expect(requestFile('"other"').status).toBe(200);
});

test("files with different content have different tags", () => {
  const other = fileResponse(new Request("http://localhost/a"), { ...generatedFile, body: "hello." });
  expect(other.headers.get("etag")).not.toBe(requestFile().headers.get("etag"));
});

test("asks clients to retry in a minute while the store is down", () => {
  const response = storeUnavailable();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
