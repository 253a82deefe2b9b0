import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // scripts/build.mjs builds into another folder, since a running site reads build/.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  // The forms check a post's origin themselves. React Router also compares the scheme, which a proxy in front may change.
  allowedActionOrigins: ["**"],
  // The browser knows all routes from the start, so no manifest request delays a change of page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
