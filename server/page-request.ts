import type { MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { privateArea } from "#app/lib/private-path.ts";

/** `query` lists the query parameters that the route's page reads. */
type RouteHandle = { query?: readonly string[] };

/** Redirects `/work/` to `/work`, so that each page has one address. */
export function trimTrailingSlash(): MiddlewareHandler {
  return async ({ req, redirect }, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    // A redirect to "//example.com" would leave the site.
    if (!isRead || req.path === "/" || !req.path.endsWith("/") || req.path.startsWith("//")) return next();
    const { pathname, search } = new URL(req.url);
    return redirect(pathname.replace(/\/+$/, "") + search, 301);
  };
}

/**
 * Returns a function that removes the query parameters that a request's route does not declare. Requests that differ only in
 * those share a cached page, so development removes them too.
 */
export function createRequestNormalizer(routes: ServerBuild["routes"]) {
  const tree = buildRouteTree(routes);
  return (request: Request): Request => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !/[?%]/.test(request.url)) return request;
    const url = new URL(request.url);
    const pathname = escapeUndecodablePath(url.pathname);
    const isUncached = pathname.endsWith(".data") || privateArea(pathname);
    const search =
      url.search === "" || isUncached ? url.search : keepDeclaredParameters(tree, pathname, url.searchParams);
    if (pathname === url.pathname && search === url.search) return request;
    return new Request(url.origin + pathname + search, request);
  };
}

function keepDeclaredParameters(tree: RouteObject[], pathname: string, given: URLSearchParams): string {
  const matches = matchRoutes(tree, pathname) ?? [];
  const declared = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.query ?? []);
  const known = [...given].filter(([name]) => declared.includes(name));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : "";
}

/** Escapes every percent sign of a path that cannot be decoded, since the router warns about such a path. */
export function escapeUndecodablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}

export function buildRouteTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, module }) => ({ id, path, handle: module.handle, children: buildRouteTree(routes, id) }));
}
