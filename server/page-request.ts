import type { MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { privateArea } from "#app/lib/private-path.ts";

/** A route lists the query parameters that its page reads in `handle`. */
type Handle = { query?: readonly string[] };

/** Redirects `/work/` to `/work`, so that a page has one address. */
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
 * Removes the query parameters that the route does not declare, in development as in production, since requests that
 * differ only in those share a cached page.
 */
export function createPageRequest(routes: ServerBuild["routes"]) {
  const tree = routeTree(routes);
  return (request: Request): Request => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !/[?%]/.test(request.url)) return request;
    const url = new URL(request.url);
    const pathname = decodablePath(url.pathname);
    const isUncached = pathname.endsWith(".data") || privateArea(pathname);
    const search = url.search === "" || isUncached ? url.search : declaredSearch(tree, pathname, url.searchParams);
    if (pathname === url.pathname && search === url.search) return request;
    return new Request(url.origin + pathname + search, request);
  };
}

function declaredSearch(tree: RouteObject[], pathname: string, given: URLSearchParams): string {
  const matches = matchRoutes(tree, pathname) ?? [];
  const declared = matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.query ?? []);
  const known = [...given].filter(([name]) => declared.includes(name));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : "";
}

/** Escapes a stray percent sign, since the router warns about a path that it cannot decode. */
export function decodablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}

export function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, module }) => ({ id, path, handle: module.handle, children: routeTree(routes, id) }));
}
