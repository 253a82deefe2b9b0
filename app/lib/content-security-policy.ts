import { createHash } from "node:crypto";
import { privateArea } from "./private-path.ts";

const baseDirectives = {
  // 'none' would stop prefetches in Firefox.
  "default-src": "'self'",
  "img-src": "'self' data: https:",
  "object-src": "'none'",
  "frame-src": "'none'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

/** A policy that allows this site's own files and the given inline scripts and styles, as hashes or nonces. */
export function contentSecurityPolicy(scripts: string[] = [], styles: string[] = [], framing = {}) {
  const directives = {
    ...baseDirectives,
    ...framing,
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": ["'self'", ...styles].join(" "),
    // Components set sizes and colours in style attributes.
    "style-src-attr": "'unsafe-inline'",
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(";");
}

/** The policy of a streamed page: its scripts and styles carry a nonce, and the head script is allowed by its hash. */
export function streamingPolicy(nonce: string, script: string, path: string) {
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  return contentSecurityPolicy([`'nonce-${nonce}'`, hash], [`'nonce-${nonce}'`], framingOf(path));
}

/** The editor frames previews. Every desk page allows this, because navigation in the browser keeps the first page's policy. */
function framingOf(path: string) {
  const area = privateArea(path);
  if (area === "desk") return { "frame-src": "'self'" };
  return area === "preview" ? { "frame-ancestors": "'self'" } : {};
}
