import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

/** Returns a Content-Security-Policy that allows the page's inline scripts and styles by hash. */
export function pageCsp(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let element: keyof typeof hashes | null = null;
  let text = "";
  const parser = new Parser({
    onopentag(name, { src, type }) {
      const isInline = name === "style" || (name === "script" && src === undefined && type !== "application/ld+json");
      element = isInline ? (name as keyof typeof hashes) : null;
      text = "";
    },
    ontext(data) {
      if (element) text += data;
    },
    onclosetag() {
      if (element && text) hashes[element].add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      element = null;
    },
  });
  parser.end(html);
  return contentSecurityPolicy([...hashes.script], [...hashes.style]);
}
