import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The forms check where a post comes from themselves: React Router compares schemes, which a proxy in front changes.
  allowedActionOrigins: ["**"],
} satisfies Config;
