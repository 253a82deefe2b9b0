const payloadPrefixes = [
  "",
  '"',
  "'",
  "</script>",
  "</style>",
  "</title>",
  "</textarea>",
  "-->",
  "]]>",
  "`",
  "\\",
  "&quot;",
  "%22",
  "\u2028",
  "$&$'",
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
];
const scriptPayloads = [
  "<script data-pwn>pwn()</script>",
  "<img data-pwn src=x onerror=pwn()>",
  "<svg data-pwn onload=pwn()>",
  "javascript:pwn()",
  " data-pwn onfocus=pwn() autofocus=",
  "{{constructor.constructor('pwn()')()}}",
  "$" + "{pwn()}",
  "<iframe data-pwn srcdoc='<script>parent.pwn()</script>'>",
  "<a data-pwn href=javascript:pwn()>x</a>",
  "data:text/html,<script data-pwn>pwn()</script>",
  "<math data-pwn><mtext></mtext><script>pwn()</script></math>",
  "<![CDATA[<script data-pwn>pwn()</script>]]>",
];
const payloadSuffixes = ["", "<!--"];

/** Strings that run a script or create a marked element wherever they are not escaped. */
const injectedStrings = payloadPrefixes
  .flatMap((opening) =>
    scriptPayloads.flatMap((payload) => payloadSuffixes.map((ending) => opening + payload + ending)),
  )
  .slice(0, 500);

/** Picks `amount` of the injected strings, spread evenly. */
export function pickStrings(amount: number): string[] {
  return injectedStrings.filter(
    (_, index) =>
      Math.floor((index * amount) / injectedStrings.length) !==
      Math.floor(((index - 1) * amount) / injectedStrings.length),
  );
}

/** Addresses that no link or image may have, and some that break out of an attribute. */
export const hostileAddresses = [
  "javascript:pwn()",
  "JaVaScRiPt:pwn()",
  " javascript:pwn()",
  "\tjavascript:pwn()",
  "java\tscript:pwn()",
  "java\r\nscript:pwn()",
  "\u0001javascript:pwn()",
  "javascript&colon;pwn()",
  "javascript://furlong.example/%0apwn()",
  "vbscript:pwn()",
  "data:text/html,<script data-pwn>pwn()</script>",
  "data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=pwn()>",
  "blob:https://evil.example/1",
  "view-source:javascript:pwn()",
  "https:javascript:pwn()",
  "//evil.example/x",
  "/\\evil.example/x",
  '/x.webp" data-pwn onerror="pwn()',
  "/x.webp' data-pwn onerror='pwn()",
  "/x.webp, javascript:pwn() 2x",
  '/x.webp"><script data-pwn>pwn()</script>',
  'https://evil.example/"><script data-pwn>pwn()</script>',
  'https://evil.example/" data-pwn onload="pwn()',
  "https://evil.example/);background:url(javascript:pwn())",
];

export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
