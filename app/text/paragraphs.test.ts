import { describe, expect, it } from "vitest";
import { paragraphs, splitOpening } from "./paragraphs.ts";

describe("paragraphs", () => {
  it("divides at blank lines and keeps single breaks", () => {
    expect(paragraphs("One.\nStill one.\n\n Two. \r\n \n\nThree.")).toEqual(["One.\nStill one.", "Two.", "Three."]);
  });

  it("returns nothing for an empty text", () => {
    expect(paragraphs(null)).toEqual([]);
    expect(paragraphs(" \n\n ")).toEqual([]);
  });
});

describe("splitOpening", () => {
  it("ends after the first sentence", () => {
    expect(splitOpening("A map of 1.5 km. It is steep. Very.")).toEqual({
      opening: "A map of 1.5 km.",
      rest: "It is steep. Very.",
    });
  });

  it("takes a closing quotation mark along", () => {
    expect(splitOpening("They said “no.” Twice.")).toEqual({ opening: "They said “no.”", rest: "Twice." });
  });

  it("returns the whole text if it is one sentence or has no end", () => {
    expect(splitOpening("Only this.")).toEqual({ opening: "Only this.", rest: "" });
    expect(splitOpening("no end in sight")).toEqual({ opening: "no end in sight", rest: "" });
  });
});
