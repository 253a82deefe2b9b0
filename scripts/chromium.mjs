import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run, say } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Of a repeated switch only the last counts, so what Playwright turns off for silence is named again.
const networking = [
  "AimEnabled",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
];
// Each window of a whole browser brings renderers for its address bar and for a page to come. They take twice the page's time.
const windowParts = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...networking, "PaintHolding", ...windowParts]}`,
];

/** How Playwright starts it: silent towards the network, and with nothing beside the page. */
export function chromiumOptions(...args) {
  return { executablePath: ensureChromium(), args: [...switches, ...args] };
}

/** The path of a Chromium to test with: the given one, an installed one, or Debian's, installed here when we are root. */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given)
      ? given
      : fail(`CHROMIUM_PATH is ${given}, where there is no file. Set it to a Chromium or Chrome.`);
  return (
    find() ?? installWithApt() ?? fail("No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.")
  );
}

function find() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable);
}

function installWithApt() {
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (!hasApt || process.getuid?.() !== 0) return undefined;
  say("Installing Chromium (apt-get)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  run("apt-get", ["install", "-y", "-qq", "chromium"], { env });
  return find();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
