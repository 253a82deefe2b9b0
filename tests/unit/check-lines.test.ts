import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Fit } from "../../app/components/ui/fit.tsx";
import { SectionHead } from "../../app/components/ui/section-head.tsx";
import { findOverlongLines } from "../../scripts/check-lines.ts";

const titleHtml = (text: string) => renderToString(createElement(Fit, { text, measure: 4.6, capitals: true }));
const headHtml = (text: string) => renderToString(createElement(SectionHead, { head: text }));

test("lines that fit cause no warning", () => {
  expect(
    findOverlongLines([{ path: "/", html: titleHtml("Services") + titleHtml("Lab") + headHtml("Featured Work") }]),
  ).toEqual([]);
});

test("a warning names an overlong headline, its page and the remedy", () => {
  const [warning = "", ...others] = findOverlongLines([
    { path: "/services", html: titleHtml("Services & everything else") },
  ]);
  expect(others).toEqual([]);
  expect(warning).toMatch(
    /^“SERVICES & EVERYTHING ELSE” is \d+ % too long for the line of \/services: shorten it to about \d+ letters, or break it with \\n/,
  );
  const [, letters] = /about (\d+) letters/.exec(warning) ?? [];
  expect(
    findOverlongLines([{ path: "/", html: titleHtml("Services & everything else".slice(0, Number(letters) - 1)) }]),
  ).toEqual([]);
});

test("a warning about an overlong section head does not suggest a line break", () => {
  const [warning = ""] = findOverlongLines([
    { path: "/lab", html: headHtml("What We Create on Fridays and on every other day") },
  ]);
  expect(warning).toContain("too long for the section head of /lab");
  expect(warning).not.toContain("\\n");
});

test("a line that several pages show causes one warning", () => {
  const html = titleHtml("Much too long for a single line");
  expect(findOverlongLines(["/", "/about"].map((path) => ({ path, html })))).toHaveLength(1);
});
