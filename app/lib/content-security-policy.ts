import { createHash } from "node:crypto";

const always = {
  // What is fetched ahead goes by this one in Firefox, so it cannot be 'none'.
  "default-src": "'self'",
  "img-src": "'self' data: https:",
  "object-src": "'none'",
  "frame-src": "'none'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

/** The policy of a page that may run and paint, besides our own files, these inline scripts and styles. */
export function contentSecurityPolicy(scripts: string[] = [], styles: string[] = []) {
  const directives = {
    ...always,
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": ["'self'", ...styles].join(" "),
    // React writes measures and colours as attributes.
    "style-src-attr": "'unsafe-inline'",
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(";");
}

/** A page that is sent before it is complete: its scripts and styles carry a nonce, or are always the same text. */
export function streamingPolicy(nonce: string, script: string) {
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  return contentSecurityPolicy([`'nonce-${nonce}'`, hash], [`'nonce-${nonce}'`]);
}
