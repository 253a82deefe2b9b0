import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ControlProps } from "./control-props.ts";
import { ListField } from "./list-field.tsx";
import { ResultsField } from "./results-field.tsx";

const errors = [{ field: "items", index: 1, text: "That is wrong." }];

/** Which rows of the field stand beside the error, from 0. */
function rowsWithError(list: FunctionComponent<ControlProps<string[]>>, control: "list" | "results", value: string[]) {
  const field = { name: "items", label: "Items", control };
  const props = { field, value, errors, pictures: {}, onChange: () => {} };
  const [, ...rows] = renderToStaticMarkup(createElement(list, props)).split("<li");
  return rows.flatMap((row, index) => (row.includes("That is wrong.") ? [index] : []));
}

test("an error counts the rows that are saved, and so skips blank ones", () => {
  expect(rowsWithError(ListField, "list", ["one", "two"])).toEqual([1]);
  expect(rowsWithError(ListField, "list", ["", "one", "  ", "two"])).toEqual([3]);
  expect(rowsWithError(ResultsField, "results", ["", "38% more", " ", "two"])).toEqual([3]);
});
