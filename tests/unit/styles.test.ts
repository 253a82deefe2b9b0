import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/run-site.ts";

const MOST_BREAKPOINTS = 6;
/** Base UI sets them while a dialog comes and goes. */
const baseUiAttributes = ["starting-style", "ending-style"];

const sheets = globSync("app/**/*.css", { cwd: root }).map((path) => {
  const css = read(path).replace(/\/\*.*?\*\//gs, "");
  return { path, css, selectors: selectorsOf(css) };
});
const scripts = globSync("app/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, code: read(path) }));
// What only the style guides show is not in use: its rules would be sent to every visitor.
const isStyleguide = (path: string) => /\/(styleguide|desk\.states)\//.test(path);
const siteScripts = scripts.filter(({ path }) => !isStyleguide(path));
const breakpoints = new Map(
  [...read("app/styles/breakpoints.css").matchAll(/@custom-media (--[\w-]+) \(width < (.+?)\);/g)].map(
    ([, name = "", width = ""]) => [name, width],
  ),
);

test("every sheet styles only what the pages have", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const [used, usedWithGuide] = [siteScripts, scripts].map(usedIn);
  const unused = sheets.flatMap(({ path, selectors }) => {
    const { words, elements, attributes } = (isStyleguide(path) ? usedWithGuide : used) ?? usedIn([]);
    return [
      ...names(selectors, /\.([a-z][\w-]*)/g).filter((name) => !words.has(name)),
      ...names(selectors, /(?<![\w.:[#=("-])([a-z][a-z0-9]*)/g).filter((name) => !elements.has(name)),
      ...names(selectors, /\[data-([\w-]+)/g).filter((name) => !attributes.has(name)),
    ].map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test("every custom property and every keyframe is used", () => {
  const all = sheets.map(({ css }) => css).join("\n");
  const code = scripts.map((script) => script.code).join("\n");
  const properties = names([all], /(--[\w-]+):/g).filter((name) => !all.includes(`var(${name}`));
  // A template such as `var(--${paint})` can read any of the paints.
  const paints = names([code], /"(pink|orange|yellow|green|blue|violet|grey)"/g).map((name) => `--${name}`);
  const keyframes = names([all], /@keyframes ([\w-]+)/g);

  expect(properties.filter((name) => !code.includes(`var(${name}`) && !paints.includes(name))).toEqual([]);
  expect(keyframes.filter((name) => !new RegExp(`animation(-name)?: [^;]*\\b${name}\\b`).test(all))).toEqual([]);
});

test(`the layout turns at ${MOST_BREAKPOINTS} named widths at most`, () => {
  const queries = sheets.flatMap(({ css }) => css.match(/@media[^{]*/g) ?? []);
  const used = new Set(names(queries, /\((--[\w-]+)\)/g));

  expect(breakpoints.size).toBeLessThanOrEqual(MOST_BREAKPOINTS);
  expect([...used].sort()).toEqual([...breakpoints.keys()].sort());
  expect(queries.filter((query) => /width/.test(query))).toEqual([]);
});

test("widths in scripts are breakpoints of the style sheets", () => {
  const widths = scripts.flatMap(({ code }) => [
    ...names([code], /\(width [<>]=? ([\d.]+\w+)\)/g),
    ...names(code.match(/narrowBelow.*"/g) ?? [], /"([\d.]+\w+)"/g),
  ]);

  expect(widths).not.toEqual([]);
  expect(widths.filter((width) => ![...breakpoints.values()].includes(width))).toEqual([]);
});

// The browser keeps one list of what any hovered element may change. With all elements on it, everything inside whatever
// the pointer passes, or a finger touches, is styled anew.
test("every sheet names what a hovered element changes in itself", () => {
  const all = sheets.flatMap(({ path, selectors }) => selectors.map((selector) => `${path}: ${selector}`));
  expect(all.filter((selector) => /:hover.*[\s>+~]\*/.test(selector))).toEqual([]);
});

/** What a selector can name in these scripts. */
function usedIn(code: typeof scripts) {
  const pages = code.filter(({ path }) => /\.tsx$|^app\/(routes|components)\//.test(path));
  const texts = code.map((script) => script.code);
  return {
    words: wordsInStrings(pages),
    elements: new Set(names(texts, /<([a-z][a-z0-9]*)/g)),
    attributes: new Set([...baseUiAttributes, ...texts.flatMap(dataAttributes)]),
  };
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The text before each brace that is neither an at-rule nor a keyframe. A class in it follows a dot; nothing else does. */
function selectorsOf(css: string): string[] {
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, text = ""]) => text.trim());
  return preludes.filter((text) => !/^(@|from|to$|to,|\d+%)/.test(text));
}

function names(texts: string[], pattern: RegExp): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)))];
}

function wordsInStrings(code: { code: string }[]): Set<string> {
  const strings = code.flatMap((script) => script.code.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  return new Set(strings.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** In JSX as `data-late-start`, in scripts as `dataset.lateStart`. */
function dataAttributes(code: string): string[] {
  const inScripts = names([code], /dataset\.(\w+)/g);
  return [
    ...names([code], /data-([\w-]+)/g),
    ...inScripts.map((name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)),
  ];
}
