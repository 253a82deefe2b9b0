import appRoutes from "#app/routes.ts";

type Configured = { id?: string; path?: string; file: string; children?: Configured[] };
export type DeskRoute = { id: string; path: string };

const samples: Record<string, string> = {
  kind: "projects",
  id: "5f0c1f7e-2f5a-4b7e-9a43-3a3d5a1c0001",
};

/** Every route of the desk as an address, parameters filled in. New ones are covered by themselves. */
export function deskRoutes(): DeskRoute[] {
  return allRoutes(appRoutes).flatMap(({ id, path }) => {
    // Development alone has the page of states.
    if (!/^desk(\/|$)/.test(path) || path === "desk/states") return [];
    const address = path.replace(/:(\w+)\??/g, (_, name: string) => samples[name] ?? "1").replace("*", "x");
    return { id, path: `/${address}` };
  });
}

/** Every route that has a path, those inside others too. */
export function allRoutes(routes: Configured[], parent = ""): DeskRoute[] {
  return routes.flatMap(({ id, path, file, children = [] }) => {
    const whole = [parent, path].filter(Boolean).join("/");
    const own = path === undefined ? [] : [{ id: id ?? file.replace(/\.tsx?$/, ""), path: whole }];
    return [...own, ...allRoutes(children, whole)];
  });
}
