// Sets the agency's name across the foot of the page, whatever it is. The build runs it: `node scripts/name.ts`.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { site } from "../app/content/site.ts";
import type { Line } from "../app/lib/line.ts";
import { fit as fitLine, ink } from "./fit.ts";

const NARROWEST = 62;
const WIDEST = 147;
const LONGEST_EM = 7.2;
const SHORTEST_EM = 4.4;

/** As wide as the font gets, unless that makes the letters too low or, of a short name, too high: then a block follows. */
export function fitName(name: string): Line {
  const text = name.toUpperCase();
  const widest = Math.floor(ink(text, WIDEST).w * 10) / 10;
  if (widest < SHORTEST_EM) return { text, em: SHORTEST_EM, reach: widest, ...measures(text, widest) };
  const narrowest = Math.ceil(ink(text, NARROWEST).w * 10) / 10;
  const em = Math.max(Math.min(widest, LONGEST_EM), narrowest);
  return { text, em, ...measures(text, em) };
}

function measures(text: string, em: number) {
  const { w, l } = fitLine(text, em);
  return { w, l };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL("../app/content/wordmark.generated.json", import.meta.url));
  const drawn = `${JSON.stringify(fitName(site.name), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== drawn) writeFileSync(file, drawn);
}
