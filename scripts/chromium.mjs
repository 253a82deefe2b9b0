import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run, say } from "./setup.mjs";

// The first is Debian's Chromium without its windows: the browser tests take a fifth less with it.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Only the last --disable-features counts, so the network features that Playwright disables are repeated.
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
// Full Chromium also starts renderers for the address bar and for a future page, which cost twice as much as the page.
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

/** Playwright's launch options: no background traffic, and no renderers besides the page. */
export function chromiumOptions(...args) {
  return { executablePath: ensureChromium(), args: [...switches, ...args] };
}

/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Debian's, which root installs here. */
export function ensureChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path)
    return existsSync(path) ? path : fail(`CHROMIUM_PATH (${path}) does not exist. Set it to a Chromium or Chrome.`);
  return (
    find() ?? installWithApt() ?? fail("No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.")
  );
}

function find() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macPaths].find(isExecutable);
}

function installWithApt() {
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (!hasApt || process.getuid?.() !== 0) return undefined;
  say("Installing Chromium (apt-get)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  const install = (name) => spawnSync("apt-get", ["install", "-y", "-qq", name], { env, stdio: "ignore" }).status === 0;
  if (!install("chromium-headless-shell")) run("apt-get", ["install", "-y", "-qq", "chromium"], { env });
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
