/** Preloaded into the site: shifts Date by the milliseconds in CLOCK_FILE, which it reads at the start and on SIGUSR2. */
import { existsSync, readFileSync } from "node:fs";

const RealDate = Date;
const file = process.env.CLOCK_FILE ?? "";
let offset = readOffset();

process.on("SIGUSR2", () => {
  offset = readOffset();
});

function readOffset() {
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

function now() {
  return RealDate.now() + offset;
}
