/** Preloaded into the site: adds the milliseconds in CLOCK_FILE to the time of day, read anew at every SIGUSR2. */
import { readFileSync } from "node:fs";

const RealDate = Date;
const file = process.env.CLOCK_FILE ?? "";
let offset = 0;

process.on("SIGUSR2", () => {
  offset = Number(readFileSync(file, "utf8"));
});

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

function now() {
  return RealDate.now() + offset;
}
