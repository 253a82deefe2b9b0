import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { finishPage } from "./finished-page.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(name)) ?? "";

function page(body: string) {
  return `<!DOCTYPE html><html><head><style data-hrefs="/a.css">p{color:red}</style></head><body>${body}</body></html>`;
}

describe("the policy of a finished page", () => {
  test("names each inline script by its hash, and no other way in", () => {
    const { policy } = finishPage(
      page(`<script>a()</script><script type="text/plain" data-modules="/x.js">b()</script>`),
    );
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${sha256("a()")} ${sha256("b()")}`);
    expect(policy).not.toContain("unsafe");
  });

  test("names one that stands twice once, and leaves out files and data", () => {
    const script = "<script>a()</script>";
    const rest = '<script src="/x.js"></script><script type="application/ld+json">{}</script>';
    const { policy } = finishPage(page(script + script + rest));
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${sha256("a()")}`);
  });

  test("names the style sheets in the page", () => {
    const { policy } = finishPage(page("<p>text</p>"));
    expect(directive(policy, "style-src")).toBe(`style-src 'self' ${sha256("p{color:red}")}`);
  });
});

describe("style attributes", () => {
  test("become rules of the page's style element, which the policy names", () => {
    const { html, policy } = finishPage(page('<p style="--w:1"></p><i style="--w:2"></i><b style="--w:1"></b>'));
    const rules = '[data-s="0"]:not(#_){--w:1}[data-s="1"]:not(#_){--w:2}';
    expect(html).toContain(`<style data-hrefs="/a.css">p{color:red}${rules}</style></head>`);
    expect(html).toContain('<p data-s="0"></p><i data-s="1"></i><b data-s="0"></b>');
    expect(directive(policy, "style-src")).toBe(`style-src 'self' ${sha256(`p{color:red}${rules}`)}`);
  });

  test("keep their quotation marks, and cannot end the style element", () => {
    const { html } = finishPage(page('<p style="--a:url(&quot;x&amp;y&quot;);--b:&lt;/style&gt;"></p>'));
    expect(html).toContain('{--a:url("x&y");--b:\\3c /style>}');
  });

  test("in texts and scripts are left alone", () => {
    const body = '<p>style=&quot;a&quot;</p><script>x("<i style=\\"a\\">")</script>';
    expect(finishPage(page(body)).html).toBe(page(body));
  });

  test("a page without any is left as it is", () => {
    expect(finishPage(page("<p>$& $1</p>")).html).toBe(page("<p>$& $1</p>"));
  });
});

describe("the state that the scripts start from", () => {
  const scripts = [
    "<script>window.__reactRouterContext = {};</script>",
    `<script type="text/plain" data-modules="/x.js">import "/x.js";</script><!--$-->`,
    `<script>window.__reactRouterContext.streamController.enqueue("<i style=\\"a\\">");</script><!--/$-->`,
    "<script>window.__reactRouterContext.streamController.close();</script>",
  ];
  const text = scripts.flatMap((script) => script.match(/>(window.*?)<\/script>/s)?.[1] ?? []).join("");

  test("is gathered where it begins, and not run", () => {
    const { html } = finishPage(page(scripts.join("")));
    expect(html).toContain(`<script type="text/plain" data-state>${text}</script>${scripts[1]}<!--/$-->`);
    expect(html.match(/__reactRouterContext/g)).toHaveLength(3);
  });

  test("may run when the time comes", () => {
    const { policy } = finishPage(page(scripts.join("")));
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${sha256(text)} ${sha256('import "/x.js";')}`);
  });
});
