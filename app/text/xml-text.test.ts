import { expect, test } from "vitest";
import { escapeXml, stripInvalidXml } from "./xml-text.ts";

test("what has a meaning in XML is written as an entity", () => {
  expect(escapeXml(`<a href="x">'&'</a> ]]>`)).toBe("&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt; ]]&gt;");
});

test("what XML cannot write is left out, whatever else stays", () => {
  expect(stripInvalidXml("a\u0000b\u0007c\u000bd\uffffe\n\tf🚀")).toBe("abcde\n\tf🚀");
  expect(stripInvalidXml("half \ud83d")).toBe("half \ufffd");
});
