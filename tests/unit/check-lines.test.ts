import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Fit } from "../../app/components/ui/fit.tsx";
import { SectionHead } from "../../app/components/ui/section-head.tsx";
import { findOverlongLines } from "../../scripts/check-lines.ts";

const title = (text: string) => renderToString(createElement(Fit, { text, measure: 4.6, capitals: true }));
const head = (text: string) => renderToString(createElement(SectionHead, { head: text }));

test("lines that fit are not mentioned", () => {
  expect(findOverlongLines([{ path: "/", html: title("Services") + title("Lab") + head("Featured Work") }])).toEqual(
    [],
  );
});

test("a headline too long for its line is named, with its page and what to do", () => {
  const [warning = "", ...others] = findOverlongLines([
    { path: "/services", html: title("Services & everything else") },
  ]);
  expect(others).toEqual([]);
  expect(warning).toMatch(
    /^“SERVICES & EVERYTHING ELSE” is \d+ % too long for the line of \/services: shorten it to about \d+ letters, or break it with \\n/,
  );
  const [, letters] = /about (\d+) letters/.exec(warning) ?? [];
  expect(
    findOverlongLines([{ path: "/", html: title("Services & everything else".slice(0, Number(letters) - 1)) }]),
  ).toEqual([]);
});

test("so is a section head, which cannot be broken", () => {
  const [warning = ""] = findOverlongLines([
    { path: "/lab", html: head("What We Create on Fridays and on every other day") },
  ]);
  expect(warning).toContain("too long for the section head of /lab");
  expect(warning).not.toContain("\\n");
});

test("a line on every page is told once", () => {
  const html = title("Much too long for a single line");
  expect(findOverlongLines(["/", "/about"].map((path) => ({ path, html })))).toHaveLength(1);
});
