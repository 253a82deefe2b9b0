import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pageCsp } from "./page-csp.ts";

const cspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("allows each inline script and style by the hash of its bytes", () => {
  const policy = pageCsp(
    `<html><head><style>p{color:red}</style><script>a("é < &amp;")</script></head>
     <body><script type="text/plain" data-type="module">import "/a.js"</script></body></html>`,
  );
  expect(policy).toContain(`script-src 'self' ${cspHash('a("é < &amp;")')} ${cspHash('import "/a.js"')};`);
  expect(policy).toContain(`style-src 'self' ${cspHash("p{color:red}")};`);
});

test("ignores files, data and text that looks like a script", () => {
  const policy = pageCsp(
    `<script src="/a.js"></script><script type="application/ld+json">{}</script><p title="<script>x</script>">&lt;script></p>`,
  );
  expect(policy).toContain("script-src 'self';");
});
