import { expect, test } from "vitest";
import { rewriteForFirstPaint } from "./first-paint.ts";

const styleSheetTexts = new Map([
  [
    "/assets/root.css",
    '@font-face{font-family:G;src:url(/g.woff2)}@font-face{font-family:F;src:local("Arial")}p{color:red}',
  ],
  ["/assets/card.css", "p{color:red}"],
]);

const pageHtml = (head: string, body = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script type="module" async="">import "/assets/a.js"</script></body></html>`;

test("inlines the style sheets of the build, and keeps their links for the router", () => {
  const html = rewriteForFirstPaint(pageHtml('<link rel="stylesheet" href="/assets/card.css"/>'), styleSheetTexts);
  expect(html).toContain('<style data-href="/assets/card.css">p{color:red}</style>');
  expect(html).toContain('<link data-rel="stylesheet" data-inlined="" href="/assets/card.css">');
});

test("leaves a print style sheet to the browser, which loads it last", () => {
  const link = '<link rel="stylesheet" href="/assets/card.css" media="print"/>';
  expect(rewriteForFirstPaint(pageHtml(link), styleSheetTexts)).toContain(link);
});

test("defers fonts that must be fetched, but not local stand-ins", () => {
  const html = rewriteForFirstPaint(pageHtml('<link rel="stylesheet" href="/assets/root.css"/>'), styleSheetTexts);
  expect(html).toContain(
    '<style data-href="/assets/root.css">@font-face{font-family:F;src:local("Arial")}p{color:red}</style>',
  );
  expect(html).toContain('media="(scripting: none)">@font-face{font-family:G;src:url(/g.woff2)}</style>');
});

test("defers modules until the page is painted", () => {
  const html = rewriteForFirstPaint(pageHtml('<link rel="modulepreload" href="/assets/a.js"/>'), styleSheetTexts);
  expect(html).not.toContain(' rel="modulepreload"');
  expect(html).toContain('<script type="text/plain" data-type="module" async="">import "/assets/a.js"</script>');
});

test("leaves everything else untouched", () => {
  const head = '<link rel="icon" href="/i.svg"/><link rel="stylesheet" href="https://example.com/a.css"/>';
  const body = '<script>state("</scr" + "<link rel=stylesheet href=/assets/root.css>")</script><p title="<head>">é</p>';
  const html = rewriteForFirstPaint(pageHtml(head, body), styleSheetTexts);
  expect(html).toContain(head);
  expect(html).toContain(body);
  const without = "<html><head></head><body>No modules</body></html>";
  expect(rewriteForFirstPaint(without, styleSheetTexts)).toBe(without);
});
