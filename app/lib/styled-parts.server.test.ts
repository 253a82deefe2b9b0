import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { StyledParts } from "./styled-parts.server.ts";

/** What a browser is sent of a page that React writes in these parts, each in pieces. */
async function sent(...parts: string[][]) {
  const page = new StyledParts("n0nce");
  const sentBefore: string[] = [];
  page.on("data", (part: Buffer) => sentBefore.push(part.toString()));
  for (const pieces of parts) {
    for (const piece of pieces) page.write(piece);
    page.flush();
  }
  page.end("</body></html>");
  await new Promise((resolve) => page.once("end", resolve));
  return sentBefore;
}

const head = '<html><head><style data-sheets="">p{}</style></head><body>';

test("a part is sent when it is whole, with its attributes as rules", async () => {
  const [shell, later, end] = await sent(
    [head, "<p sty", 'le="--w:1"></p>'],
    ['<div hidden id="S:0"><i style="--w:2"></i><b style="--w:1"></b></div>'],
  );
  expect(shell).toBe(
    '<html><head><style nonce="n0nce" data-sheets="">p{}[data-s="0"]:not(#_){--w:1}</style></head><body><p data-s="0"></p>',
  );
  expect(later).toBe(
    '<style nonce="n0nce">[data-s="1"]:not(#_){--w:2}</style><div hidden id="S:0"><i data-s="1"></i><b data-s="0"></b></div>',
  );
  expect(end).toBe("</body></html>");
});

test("a part without any is sent as it is, whatever its script", async () => {
  const part = "<p>日本 é 😀 $&amp; style=&quot;a&quot;</p>";
  expect(await sent([head], [part.slice(0, 5), part.slice(5)])).toContain(part);
});

test("bytes of a character may come apart", async () => {
  const page = new StyledParts("n");
  for (const byte of Buffer.from("<p>é😀</p>")) page.write(Buffer.from([byte]));
  page.end();
  expect(await text(page)).toBe("<p>é😀</p>");
});
