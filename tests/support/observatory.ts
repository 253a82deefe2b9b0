/** Scores a page's headers by the public rules of the MDN HTTP Observatory. Bonuses count only from 90 points on. */
export function scoreByObservatory(
  headers: Headers,
  html: string,
): { score: number; findings: Record<string, number> } {
  const policy = parseCsp(headers.get("content-security-policy") ?? "");
  const findings = {
    cookies: headers.has("set-cookie") ? -20 : 0,
    "cross-origin sharing": headers.get("access-control-allow-origin") ? -50 : 0,
    "content security policy": cspPoints(policy),
    "strict transport security": transportPoints(headers.get("strict-transport-security") ?? ""),
    "referrer policy": referrerPoints(headers.get("referrer-policy") ?? ""),
    "content type options": headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    "frame options": framePoints(policy, headers.get("x-frame-options") ?? ""),
    "cross-origin resource policy": resourcePoints(headers.get("cross-origin-resource-policy") ?? ""),
    "scripts from elsewhere": /<script[^>]* src="(?!\/(?!\/))/.test(html) ? -5 : 0,
  };
  const points = Object.values(findings);
  const losses = points.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  const gains = points.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return { score: Math.max(0, losses) + (losses >= 90 ? gains : 0), findings };
}

type CspDirectives = Map<string, string[]>;

function parseCsp(text: string): CspDirectives {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const tooBroadSources = ["*", "http:", "https:", "http://*", "https://*", "data:"];

function cspPoints(policy: CspDirectives): number {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  if (policy.size <= 1 && !policy.has("default-src")) return -25;
  const isStrict = (name: string) => sources(name).some((source) => /^'(nonce|sha\d+)-/.test(source));
  const isOpen = (name: string) =>
    sources(name).some((source) => tooBroadSources.includes(source)) ||
    (sources(name).includes("'unsafe-inline'") && !isStrict(name));
  if (isOpen("script-src") || sources("object-src").some((source) => tooBroadSources.includes(source))) return -20;
  if (sources("script-src").includes("'unsafe-eval'")) return -10;
  if (["img-src", "media-src"].some((name) => sources(name).some((source) => source.startsWith("http:")))) return -10;
  if (isOpen("style-src")) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function transportPoints(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function referrerPoints(header: string): number {
  const isPrivate = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(header);
  if (isPrivate) return 5;
  return header === "" ? 0 : -5;
}

function framePoints(policy: CspDirectives, header: string): number {
  if (
    policy.has("frame-ancestors") &&
    !policy.get("frame-ancestors")?.some((source) => tooBroadSources.includes(source))
  )
    return 5;
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20;
}

function resourcePoints(header: string): number {
  return ["same-origin", "same-site"].includes(header) ? 10 : 0;
}
