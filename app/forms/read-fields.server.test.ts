import { describe, expect, test } from "vitest";
import { maxFieldLengths } from "#app/content/contact-form.ts";
import { listSubmissions } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";

provideEmbeddedStore();

const storedSubmissions = () => Array.fromAsync(listSubmissions());

describe("a body that cannot be read as a form is refused", () => {
  const urlencoded = "application/x-www-form-urlencoded";
  const raw = (body: BodyInit | null, headers: Record<string, string>) =>
    new Request("http://furlong.test/contact", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  const large = `message=${"x".repeat(64 * 1024)}`;
  const invalidUtf8 = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n\xff\xfe\r\n--b--\r\n',
    "latin1",
  );
  const streamed = () => new Blob([large]).stream();

  test.each<[string, () => Request, number]>([
    ["JSON", () => raw("{}", { "content-type": "application/json" }), 415],
    ["plain text", () => raw("a", { "content-type": "text/plain" }), 415],
    ["no type at all", () => raw(new Blob(["name=Ada"]), {}), 415],
    ["a type named like a prototype property", () => raw("a", { "content-type": "constructor" }), 415],
    ["a body that is too large", () => raw(large, { "content-type": urlencoded }), 413],
    [
      "a Content-Length that is too large",
      () => raw("a=b", { "content-type": urlencoded, "content-length": "65537" }),
      413,
    ],
    ["a large body without a length", () => raw(streamed(), { "content-type": urlencoded }), 413],
    ["a broken escape", () => raw("name=%E0%A4%A", { "content-type": urlencoded }), 400],
    ["bytes that are not UTF-8", () => raw(new Uint8Array([110, 61, 255]), { "content-type": urlencoded }), 400],
    ["such bytes in multipart", () => raw(invalidUtf8, { "content-type": "multipart/form-data; boundary=b" }), 400],
    [
      "another method",
      () => new Request("http://furlong.test/contact", { method: "PUT", body: new URLSearchParams() }),
      405,
    ],
    ["multipart without a boundary", () => raw("x", { "content-type": "multipart/form-data" }), 400],
    ["truncated multipart", () => raw("--b\r\nnope", { "content-type": "multipart/form-data; boundary=b" }), 400],
  ])("%s", async (_name, make, status) => {
    expect(await createTestPipeline().send(make(), forms.contact)).toMatchObject({ verdict: "refused", status });
    expect(await storedSubmissions()).toEqual([]);
  });

  test("a NUL is removed", async () => {
    await createTestPipeline().post(forms.contact, { ...enquiryBody, message: "Hel\0lo" });
    expect(await storedSubmissions()).toMatchObject([{ body: { message: "Hello" } }]);
  });

  test("a file in place of text is refused", async () => {
    const data = new FormData();
    data.set("name", new File(["x"], "x.txt"));
    expect(await createTestPipeline().send(raw(data, {}), forms.contact)).toMatchObject({
      verdict: "refused",
      status: 400,
    });
  });

  test("multipart is accepted like urlencoded", async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(enquiryBody)) data.set(name, value);
    expect((await createTestPipeline().send(raw(data, {}), forms.contact)).verdict).toBe("accepted");
  });

  test("a form filled to its limits is accepted in any alphabet", async () => {
    const full = Object.entries(maxFieldLengths).map(([name, length]) => [name, "字".repeat(length)]);
    const posted = await createTestPipeline().post(forms.contact, { ...enquiryBody, ...Object.fromEntries(full) });
    expect(posted.verdict).toBe("accepted");
  });

  test("an empty body is a form whose fields are all empty", async () => {
    const answer = await createTestPipeline().send(raw("", { "content-type": urlencoded }), forms.contact);
    expect(answer.verdict).toBe("invalid");
  });
});
