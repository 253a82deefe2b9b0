import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkColours, lightColours, onPaintColour, paintColours } from "./look.ts";

const tokensCss = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

test("mails have the colours of the site", () => {
  for (const [name, colour] of Object.entries(lightColours))
    expect(tokensCss).toContain(`--${name}: light-dark(${colour}, ${darkColours[name as keyof typeof darkColours]});`);
  for (const [name, colour] of Object.entries({ ...paintColours, "on-paint": onPaintColour }))
    expect(tokensCss).toContain(`--${name}: ${colour};`);
});
