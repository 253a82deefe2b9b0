import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { finishPage as finish } from "./finished-page.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) => policy.split(";").find((part) => part.startsWith(name)) ?? "";

const finishPage = (html: string) => finish(html, "/work?type=a&sort=title");

function page(body: string) {
  return `<!DOCTYPE html><html><head><style data-sheets="">p{color:red}</style></head><body>${body}</body></html>`;
}

describe("the policy of a finished page", () => {
  test("names each inline script by its hash, and no other way in", () => {
    const { policy } = finishPage(page(`<script>a()</script><script type="text/plain">b()</script>`));
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
    expect(html).toContain(`<style data-sheets="">p{color:red}${rules}</style></head>`);
    expect(html).toContain('<p data-s="0"></p><i data-s="1"></i><b data-s="0"></b>');
    expect(directive(policy, "style-src")).toBe(`style-src 'self' ${sha256(`p{color:red}${rules}`)}`);
  });

  test("are written short", () => {
    const { html } = finishPage(page('<p style="--l:0.5;--m:-0.25em;--n:10.5"></p>'));
    expect(html).toContain("{--l:.5;--m:-.25em;--n:10.5}");
  });

  test("keep their quotation marks, and cannot end the style element", () => {
    const { html } = finishPage(page('<p style="--a:url(&quot;x&amp;y&quot;);--b:&lt;/style&gt;"></p>'));
    expect(html).toContain('{--a:url("x&y");--b:\\3c /style>}');
  });

  test("in texts and scripts are left alone", () => {
    const body = '<p>style=&quot;a&quot;</p><script>x("<i style=\\"a\\">")</script>';
    expect(finishPage(page(body)).html).toBe(page(body));
  });

  test("are told from a value, or a script, that ends as one begins", () => {
    const value = '<meta content="In the house style="/><link rel="canonical" href="/"/>';
    const script = '<script type="application/ld+json">{"name":"the house style="}</script>';
    const { html } = finishPage(page(`${value}${script}<p style="--w:1"></p>`));
    expect(html).toContain(`${value}${script}<p data-s="0"></p>`);
  });

  test("a page without any is left as it is", () => {
    expect(finishPage(page("<p>$& $1</p>")).html).toBe(page("<p>$& $1</p>"));
  });
});

describe("what the scripts start from", () => {
  const steps = 'data-steps="/r.js"';
  const scripts = [
    "<script>window.__reactRouterContext = {};</script>",
    `<script type="text/plain" ${steps} data-modules="/x.js /y.js">import * as x from "/x.js";import("/y.js");</script><script>begin()</script><!--$-->`,
    `<script>window.__reactRouterContext.streamController.enqueue("<i style=\\"a\\">");</script><!--/$-->`,
    "<script>window.__reactRouterContext.streamController.close();</script>",
  ];
  const state = scripts.flatMap((script) => script.match(/>(window.*?)<\/script>/s)?.[1] ?? []).join("");

  test("is a file of its own, which the page names with its address", () => {
    const { html, start } = finishPage(page(`<i></i>${scripts.join("")}<b></b>`));
    const begin = 'const x = await import("/x.js");import("/y.js");';
    const module = `export const modules = ["/x.js","/y.js"];\nexport async function begin() {${begin}}`;
    expect(start?.text).toBe(`${state}\n${module}`);
    const href = `/start/${start?.name}.js?of=%2Fwork%3Ftype%3Da%26sort%3Dtitle`;
    const named = `<script type="text/plain" data-start="${href}" ${steps}></script><script></script>`;
    expect(html).toContain(`<i></i><script></script>${named}<!--$--><!--/$--><b></b>`);
  });

  test("is for a page that is painted when its first part is read, and whatever begins it stands there", () => {
    const { html } = finishPage(page(`<main><section>1</section><section>2</section></main>${scripts.join("")}`));
    expect(html).toContain('<head><link rel="expect" href="#first" blocking="render"/>');
    expect(html).toContain('<section>1</section><script id="first">begin()</script><section>2</section>');
  });

  test("stands behind the header of a page that has one, and not of the site", () => {
    const main = "<main><article><header>1</header><section>2</section></article></main>";
    const { html } = finishPage(page(`<header>0</header>${main}${scripts.join("")}`));
    expect(html).toContain('<header>1</header><script id="first">begin()</script><section>2</section>');
  });

  test("begins at the end of a page that has no parts", () => {
    const { html } = finishPage(page(`<main>text</main>${scripts.join("")}`));
    expect(html).toMatch(/<script id="first">begin\(\)<\/script><\/body><\/html>$/);
  });

  test("has another name when it is another", () => {
    const [first, other] = ["{}", '{"ssr":true}'].map((context) => {
      return finishPage(page(scripts.join("").replace("{}", context))).start?.name;
    });
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(other).not.toBe(first);
  });

  test("needs no leave to run but a file's", () => {
    const { policy } = finishPage(page(`<script>a()</script><section></section>${scripts.join("")}`));
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${sha256("a()")} ${sha256("begin()")}`);
  });

  test("is nothing where there are no modules", () => {
    expect(finishPage(page("<p>text</p>")).start).toBeNull();
  });
});
