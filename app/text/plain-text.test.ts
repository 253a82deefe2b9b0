import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

test("turns every line break into LF and drops other control characters", () => {
  expect(plainText("a\r\nb\rc\u2028d\u2029e\u0085f\vg\n\n\th")).toBe("a\nb\nc\nd\ne\nf\ng\n\n\th");
  expect(plainText("a\0b\u001b[31mc\u007fd\u009b")).toBe("ab[31mcd");
  expect(plainText("half of a pair: \ud83d.")).toBe("half of a pair: \ufffd.");
  expect(plainText("Zoë 👩‍🚀 שלום")).toBe("Zoë 👩‍🚀 שלום");
});

test("a line has no breaks, not even encoded ones, no direction marks and a limited length", () => {
  expect(plainLine("=?utf-8?Q?=0D=0ABcc:_a@example.com?=", 100)).toBe("= ?utf-8?Q?=0D=0ABcc:_a@example.com?=");
  expect(plainLine("Ravi\r\nBcc: all@example.com\u2028 x\0", 100)).toBe("Ravi Bcc: all@example.com x");
  expect(plainLine("evil\u202egnp.exe\u2066", 100)).toBe("evilgnp.exe");
  expect(plainLine("word ".repeat(100), 40)).toMatch(/^(word ){6}word…$/);
});
