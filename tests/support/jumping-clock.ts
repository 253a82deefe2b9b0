/** Is preloaded into the site and shifts Date by the milliseconds in CLOCK_FILE, which it reads at the start and on SIGUSR2. */
import { existsSync, readFileSync } from "node:fs";

const RealDate = Date;
const clockFile = process.env.CLOCK_FILE ?? "";
let offsetMs = readOffsetMs();

process.on("SIGUSR2", () => {
  offsetMs = readOffsetMs();
});

function readOffsetMs() {
  return existsSync(clockFile) ? Number(readFileSync(clockFile, "utf8")) : 0;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [shiftedNow()]),
  get: (target, name, receiver) => (name === "now" ? shiftedNow : Reflect.get(target, name, receiver)),
});

function shiftedNow() {
  return RealDate.now() + offsetMs;
}
