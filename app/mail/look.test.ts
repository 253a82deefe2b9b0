import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dark, light, onPaint, paints } from "./look.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

test("the colours of mails are those of the site", () => {
  for (const [name, colour] of Object.entries(light))
    expect(tokens).toContain(`--${name}: light-dark(${colour}, ${dark[name as keyof typeof dark]});`);
  for (const [name, colour] of Object.entries({ ...paints, "on-paint": onPaint }))
    expect(tokens).toContain(`--${name}: ${colour};`);
});
