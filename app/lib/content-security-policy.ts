import { createHash } from "node:crypto";
import { themeScript } from "./theme.ts";

type Directives = Record<string, string[]>;

const policy: Directives = {
  "default-src": ["'none'"],
  "script-src": ["'self'", `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`],
  // Fitted lines carry their measurements in style attributes.
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "https:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** The policy of a page whose inline scripts carry this nonce. */
export function contentSecurityPolicy(nonce?: string) {
  const scripts = nonce ? [...(policy["script-src"] ?? []), `'nonce-${nonce}'`] : policy["script-src"];
  return Object.entries({ ...policy, "script-src": scripts ?? [] })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
