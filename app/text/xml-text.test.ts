import { expect, test } from "vitest";
import { escapeXml, stripInvalidXml } from "./xml-text.ts";

test("escapes characters that have a meaning in XML", () => {
  expect(escapeXml(`<a href="x">'&'</a> ]]>`)).toBe("&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt; ]]&gt;");
});

test("drops only characters that XML cannot contain", () => {
  expect(stripInvalidXml("a\u0000b\u0007c\u000bd\uffffe\n\tf🚀")).toBe("abcde\n\tf🚀");
  expect(stripInvalidXml("half \ud83d")).toBe("half \ufffd");
});
