import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { parseMarkdown } from "./parse.server.ts";
import { markdownText } from "./tree.ts";

/** The HTML in which a page shows a text. */
function renderedHtml(text: string, headingLevel: 2 | 3 = 3) {
  const element = createElement(Markdown, { tree: parseMarkdown(text), headingLevel });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

describe("plain text", () => {
  test("is split at blank lines and stays as it was written", () => {
    const plain = "Fish & chips &amp; <b>peas</b>.\nTwo\n    indented lines: 5 * 3 * 2, snake_case_name.\n\n Next.";
    expect(renderedHtml(plain)).toBe(
      "<p>Fish &amp; chips &amp;amp; &lt;b&gt;peas&lt;/b&gt;.\nTwo\nindented lines: 5 * 3 * 2, snake_case_name.</p><p>Next.</p>",
    );
  });

  test("without words has no blocks", () => {
    expect(parseMarkdown(null)).toEqual([]);
    expect(parseMarkdown(" \n\n ")).toEqual([]);
  });
});

test("the safe subset has headings, lists, quotes, code, rules, emphasis and links", () => {
  const text =
    "# One\n### Two\n- a\n- **b**\n\n1. c\n\n> d *e*\n\n```js\nx < 1\n```\n\n---\n[f](https://f.example) `g`\\\nh";
  expect(renderedHtml(text, 2)).toBe(
    '<h2>One</h2><h3 class="subheading">Two</h3><ul class="listed"><li>a</li><li><strong>b</strong></li></ul>' +
      '<ol class="listed"><li>c</li></ol><blockquote class="quoted"><p>d <em>e</em></p></blockquote>' +
      '<pre class="listing"><code>x &lt; 1</code></pre><hr/>' +
      '<p><a href="https://f.example" target="_blank" rel="noopener noreferrer">f<span class="sr-only"> (opens in a new tab)</span></a> <code>g</code><br/>h</p>',
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](vbscript:alert(1))",
  "[x](//evil.example)",
  "[x]( javascript&#58;alert(1))",
  "![x](https://evil.example/x.png)",
  "<https://evil.example/<script>>",
  "[x]: javascript:alert(1)\n\n[x]",
  "`<svg onload=alert(1)>`",
  '[x](/a"onmouseover="alert(1))',
])("%s runs no script and links only to allowed addresses", (text) => {
  const html = renderedHtml(text);
  expect(html).not.toMatch(/<(script|img|svg)|href="(?!https?:|mailto:|\/[^/]|#)|<[^>]*\son\w+=/i);
});

test("nesting is parsed to a limited depth, and all of its words are kept", () => {
  expect(markdownText(parseMarkdown(`${">".repeat(5_000)} deep`))).toContain("deep");
  expect(markdownText(parseMarkdown(`${"*".repeat(2_000)}deep${"*".repeat(2_000)}`))).toContain("deep");
});

test("the text without markup keeps its blocks apart", () => {
  expect(markdownText(parseMarkdown("## A\n\nOne **two** [three](/x).\n\n- four\n- five"))).toBe(
    "A\n\nOne two three.\n\nfour\nfive",
  );
});
