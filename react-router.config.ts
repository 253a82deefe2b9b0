import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // scripts/build.mjs builds beside the site that may be running.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  // The forms check where a post comes from themselves: React Router compares schemes, which a proxy in front changes.
  allowedActionOrigins: ["**"],
  // All routes are known from the start: no request for the manifest stands before a change of page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
