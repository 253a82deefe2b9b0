import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/run-site.ts";

const MOST_BREAKPOINTS = 6;
/** Attributes that Base UI sets while a dialog opens and closes. */
const baseUiAttributes = ["starting-style", "ending-style"];

const styleSheets = globSync("app/**/*.css", { cwd: root }).map((path) => {
  const css = readSource(path).replace(/\/\*.*?\*\//gs, "");
  return { path, css, selectors: selectorsOf(css) };
});
const sourceFiles = globSync("app/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, code: readSource(path) }));
// Code of the style guides does not count as use, since visitors would download rules that only the guides need.
const isStyleguide = (path: string) => /\/(styleguide|desk\.states)\//.test(path);
const siteScripts = sourceFiles.filter(({ path }) => !isStyleguide(path));
const breakpoints = new Map(
  [...readSource("app/styles/breakpoints.css").matchAll(/@custom-media (--[\w-]+) \(width < (.+?)\);/g)].map(
    ([, name = "", width = ""]) => [name, width],
  ),
);

test("every sheet styles only elements, classes and attributes that pages have", () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  const [used, usedWithGuide] = [siteScripts, sourceFiles].map(namesUsedIn);
  const unused = styleSheets.flatMap(({ path, selectors }) => {
    const { words, elements, attributes } = (isStyleguide(path) ? usedWithGuide : used) ?? namesUsedIn([]);
    return [
      ...findNames(selectors, /\.([a-z][\w-]*)/g).filter((name) => !words.has(name)),
      ...findNames(selectors, /(?<![\w.:[#=("-])([a-z][a-z0-9]*)/g).filter((name) => !elements.has(name)),
      ...findNames(selectors, /\[data-([\w-]+)/g).filter((name) => !attributes.has(name)),
    ].map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test("every custom property and every keyframe is used", () => {
  const all = styleSheets.map(({ css }) => css).join("\n");
  const code = sourceFiles.map((script) => script.code).join("\n");
  const properties = findNames([all], /(--[\w-]+):/g).filter((name) => !all.includes(`var(${name}`));
  // A template such as `var(--${paint})` can read any of the paints.
  const paints = findNames([code], /"(pink|orange|yellow|green|blue|violet|grey)"/g).map((name) => `--${name}`);
  const keyframes = findNames([all], /@keyframes ([\w-]+)/g);

  expect(properties.filter((name) => !code.includes(`var(${name}`) && !paints.includes(name))).toEqual([]);
  expect(keyframes.filter((name) => !new RegExp(`animation(-name)?: [^;]*\\b${name}\\b`).test(all))).toEqual([]);
});

test(`the layout changes at ${MOST_BREAKPOINTS} named widths at most`, () => {
  const queries = styleSheets.flatMap(({ css }) => css.match(/@media[^{]*/g) ?? []);
  const used = new Set(findNames(queries, /\((--[\w-]+)\)/g));

  expect(breakpoints.size).toBeLessThanOrEqual(MOST_BREAKPOINTS);
  expect([...used].sort()).toEqual([...breakpoints.keys()].sort());
  expect(queries.filter((query) => /width/.test(query))).toEqual([]);
});

test("widths in scripts are breakpoints of the style sheets", () => {
  const widths = sourceFiles.flatMap(({ code }) => [
    ...findNames([code], /\(width [<>]=? ([\d.]+\w+)\)/g),
    ...findNames(code.match(/narrowBelow.*"/g) ?? [], /"([\d.]+\w+)"/g),
  ]);

  expect(widths).not.toEqual([]);
  expect(widths.filter((width) => ![...breakpoints.values()].includes(width))).toEqual([]);
});

// The browser keeps one list of elements that any :hover rule may change. With `*` in that list, it restyles everything inside
// each element that the pointer passes or a finger touches.
test("no hover rule selects all elements with *", () => {
  const all = styleSheets.flatMap(({ path, selectors }) => selectors.map((selector) => `${path}: ${selector}`));
  expect(all.filter((selector) => /:hover.*[\s>+~]\*/.test(selector))).toEqual([]);
});

/** Collects the names in these source files that a selector can refer to. */
function namesUsedIn(code: typeof sourceFiles) {
  const pages = code.filter(({ path }) => /\.tsx$|^app\/(routes|components)\//.test(path));
  const texts = code.map((script) => script.code);
  return {
    words: wordsInStrings(pages),
    elements: new Set(findNames(texts, /<([a-z][a-z0-9]*)/g)),
    attributes: new Set([...baseUiAttributes, ...texts.flatMap(dataAttributes)]),
  };
}

function readSource(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Returns the text before each brace that belongs to neither an at-rule nor a keyframe. In it, only a class follows a dot. */
function selectorsOf(css: string): string[] {
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, text = ""]) => text.trim());
  return preludes.filter((text) => !/^(@|from|to$|to,|\d+%)/.test(text));
}

function findNames(texts: string[], pattern: RegExp): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)))];
}

function wordsInStrings(code: { code: string }[]): Set<string> {
  const strings = code.flatMap((script) => script.code.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  return new Set(strings.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Finds data attributes, which JSX writes as `data-late-start` and scripts as `dataset.lateStart`. */
function dataAttributes(code: string): string[] {
  const inScripts = findNames([code], /dataset\.(\w+)/g);
  return [
    ...findNames([code], /data-([\w-]+)/g),
    ...inScripts.map((name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)),
  ];
}
