import { matchRoutes, type ServerBuild } from "react-router";
import { decodablePath, routeTree } from "./page-request.ts";

const MAX_KNOWN = 1_000;
const MAX_KNOWN_LENGTH = 200;
const probes = new Set(["/healthz", "/readyz"]);

/** Names the route that a path belongs to, as in `/project/:id`. Remembers, since matching costs more than a cached page. */
export function createRoutePattern(routes: ServerBuild["routes"]) {
  const tree = routeTree(routes);
  const known = new Map<string, string>();

  function match(path: string): string {
    if (probes.has(path)) return path;
    if (path.startsWith("/assets/")) return "/assets/*";
    const page = decodablePath(path.replace(/(?:\/_(?:root)?)?\.data$/, "") || "/");
    const matches = matchRoutes(tree, page) ?? [];
    const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/^\/{2,}/, "/");
    if (pattern === "/*" && /\.[a-z\d]+$/i.test(page)) return "file";
    return path.endsWith(".data") ? `${pattern}.data` : pattern;
  }

  return (path: string): string => {
    const seen = known.get(path);
    if (seen) return seen;
    const pattern = match(path);
    if (known.size >= MAX_KNOWN) known.clear();
    if (path.length <= MAX_KNOWN_LENGTH) known.set(path, pattern);
    return pattern;
  };
}
