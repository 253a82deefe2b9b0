import { matchRoutes, type ServerBuild } from "react-router";
import { buildRouteTree, escapeUndecodablePath } from "./page-request.ts";

const MAX_REMEMBERED_PATHS = 1_000;
const MAX_REMEMBERED_PATH_LENGTH = 200;
const probePaths = new Set(["/healthz", "/readyz"]);

/** Returns a function that names a path's route, as in `/project/:id`. It remembers results: matching costs more than a cached page. */
export function createRoutePatternFinder(routes: ServerBuild["routes"]) {
  const tree = buildRouteTree(routes);
  const known = new Map<string, string>();

  function match(path: string): string {
    if (probePaths.has(path)) return path;
    if (path.startsWith("/assets/")) return "/assets/*";
    const page = escapeUndecodablePath(path.replace(/(?:\/_(?:root)?)?\.data$/, "") || "/");
    const matches = matchRoutes(tree, page) ?? [];
    const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/^\/{2,}/, "/");
    if (pattern === "/*" && /\.[a-z\d]+$/i.test(page)) return "file";
    return path.endsWith(".data") ? `${pattern}.data` : pattern;
  }

  return (path: string): string => {
    const seen = known.get(path);
    if (seen) return seen;
    const pattern = match(path);
    if (known.size >= MAX_REMEMBERED_PATHS) known.clear();
    if (path.length <= MAX_REMEMBERED_PATH_LENGTH) known.set(path, pattern);
    return pattern;
  };
}
