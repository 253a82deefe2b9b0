import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { exitWithError, printStep, run } from "./setup.mjs";

// The first is Debian's Chromium without windows, with which the browser tests take a fifth less time.
const executableNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const macChromiumPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Chromium obeys only the last --disable-features, so this list repeats the network features that Playwright disables.
const disabledNetworkFeatures = [
  "AimEnabled",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
];
// Chromium with windows also starts renderers for the address bar and for a future page, which take twice the CPU of the page.
const disabledWindowFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...disabledNetworkFeatures, "PaintHolding", ...disabledWindowFeatures]}`,
];

/** Returns launch options for Playwright that stop background traffic and renderers besides the page's. */
export function chromiumOptions(...args) {
  return { executablePath: ensureChromium(), args: [...chromiumSwitches, ...args] };
}

/** Returns the path of a Chromium: CHROMIUM_PATH, an installed one, or Debian's, which this installs if it runs as root. */
export function ensureChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path)
    return existsSync(path)
      ? path
      : exitWithError(`CHROMIUM_PATH (${path}) does not exist. Set it to a Chromium or Chrome.`);
  return (
    findChromium() ??
    installWithApt() ??
    exitWithError("No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.")
  );
}

function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => executableNames.map((name) => join(folder, name))), ...macChromiumPaths].find(
    isExecutable,
  );
}

function installWithApt() {
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (!hasApt || process.getuid?.() !== 0) return undefined;
  printStep("Installing Chromium (apt-get)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  const install = (name) => spawnSync("apt-get", ["install", "-y", "-qq", name], { env, stdio: "ignore" }).status === 0;
  if (!install("chromium-headless-shell")) run("apt-get", ["install", "-y", "-qq", "chromium"], { env });
  return findChromium();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
