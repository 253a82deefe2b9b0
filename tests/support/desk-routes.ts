import appRoutes from "#app/routes.ts";

type ConfiguredRoute = { id?: string; path?: string; file: string; children?: ConfiguredRoute[] };
export type RouteAddress = { id: string; path: string };

const sampleParameters: Record<string, string> = {
  kind: "projects",
  id: "5f0c1f7e-2f5a-4b7e-9a43-3a3d5a1c0001",
};

/** Lists every route of the desk as an address with its parameters filled in. Reads routes.ts, so new routes are included. */
export function listDeskRoutes(): RouteAddress[] {
  return flattenRoutes(appRoutes).flatMap(({ id, path }) => {
    // The page of states exists in development only.
    if (!/^desk(\/|$)/.test(path) || path === "desk/states") return [];
    const address = path.replace(/:(\w+)\??/g, (_, name: string) => sampleParameters[name] ?? "1").replace("*", "x");
    return { id, path: `/${address}` };
  });
}

/** Lists every route that has a path, nested ones too. */
export function flattenRoutes(routes: ConfiguredRoute[], parent = ""): RouteAddress[] {
  return routes.flatMap(({ id, path, file, children = [] }) => {
    const whole = [parent, path].filter(Boolean).join("/");
    const own = path === undefined ? [] : [{ id: id ?? file.replace(/\.tsx?$/, ""), path: whole }];
    return [...own, ...flattenRoutes(children, whole)];
  });
}
