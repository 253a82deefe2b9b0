import type { MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** A route lists the query parameters that its page reads in `handle`. */
type Handle = { query?: readonly string[] };

/** Redirects `/work/` to `/work`, so that a page has one address. */
export function trimTrailingSlash(): MiddlewareHandler {
  return async ({ req, redirect }, next) => {
    const { pathname, search } = new URL(req.url);
    const isRead = req.method === "GET" || req.method === "HEAD";
    // A redirect to "//example.com" would leave the site.
    if (!isRead || pathname === "/" || !pathname.endsWith("/") || pathname.startsWith("//")) return next();
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
    const url = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") return request;
    const pathname = decodablePath(url.pathname);
    const isData = pathname.endsWith(".data");
    const search = url.search === "" || isData ? url.search : declaredSearch(tree, pathname, url.searchParams);
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
function decodablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}

function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, module }) => ({ id, path, handle: module.handle, children: routeTree(routes, id) }));
}
