import { createHash } from "node:crypto";
import { headScript } from "./head-script.ts";

const always = {
  "default-src": "'none'",
  "img-src": "'self' data: https:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
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
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(";");
}

const headHash = `'sha256-${createHash("sha256").update(headScript).digest("base64")}'`;

/** A page that is sent before it is complete: its scripts and styles carry a nonce. */
export function streamingPolicy(nonce: string) {
  return contentSecurityPolicy([`'nonce-${nonce}'`, headHash], [`'nonce-${nonce}'`]);
}
