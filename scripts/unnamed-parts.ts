import type { Plugin } from "vite";

const LIBRARY = /\/react-router\/dist\/.*\.m?js$/;

/** React Router names its components for developer tools, and a name keeps a component in the bundle that no page uses. */
export function unnamedParts(): Plugin {
  return {
    name: "unnamed-parts",
    apply: "build",
    transform: {
      filter: { id: LIBRARY },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/^const \w+ = (?=React\$1\.forwardRef\()/gm, "$&/* @__PURE__ */ "),
    },
  };
}
