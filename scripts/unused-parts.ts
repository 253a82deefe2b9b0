import type { Plugin } from "vite";

const LIBRARY = /\/react-router\/dist\/.*\.m?js$/;

/**
 * Parts of React Router that no page uses and the bundle keeps: components, because they are named for developer tools, and
 * `Scripts`, because a screen that is never shown here has them (PageScripts takes their place).
 */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    transform: {
      filter: { id: LIBRARY },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/^const \w+ = (?=React\$1\.forwardRef\()/gm, "$&/* @__PURE__ */ ")
          .replace(/\w+ \? (\/\*.*?\*\/ )?\S+\.createElement\(Scripts, null\) : null/, "null"),
    },
  };
}
