import { layout, type RouteConfig, route } from "@react-router/dev/routes";

const isDevelopment = import.meta.env.DEV;

export default [
  layout("routes/layouts/site.tsx", [
    // Not an index route: those take posts at "/?index" only, and a plain form posts to "/".
    route("/", "routes/home/route.tsx"),
    route("about", "routes/about/route.tsx"),
    route("work", "routes/work/route.tsx"),
    route("project/:id", "routes/project.$id/route.tsx"),
    route("work/:id", "routes/project.$id/route.tsx", { id: "work.$id" }),
    route("clients", "routes/clients/route.tsx"),
    route("client/:id", "routes/client.$id/route.tsx"),
    route("contact", "routes/contact/route.tsx"),
    route("lab", "routes/lab/route.tsx"),
    route("experiment/:slug?", "routes/experiment.$slug/route.tsx"),
    route("blog/:slug", "routes/blog.$slug/route.tsx"),
    route("contributions/:slug", "routes/contributions.$slug/route.tsx"),
    route("case-study/:id", "routes/case-study.$id/route.tsx"),
    route("services", "routes/services/route.tsx"),
    route("services/:slug", "routes/services.$slug/route.tsx"),
    route("*", "routes/not-found/route.tsx"),
  ]),
  layout("routes/layouts/rapid.tsx", [route("rapid-development", "routes/rapid-development/route.tsx")]),
  layout("routes/layouts/admin.tsx", [route("admin", "routes/admin/route.tsx")]),
  route("thank-you", "routes/thank-you/route.tsx"),
  route("share/:kind?/:file", "routes/share/route.ts"),
  route("sitemap.xml", "routes/sitemap.xml/route.ts"),
  route("robots.txt", "routes/robots.txt/route.ts"),
  route("feed.xml", "routes/feed.xml/route.ts"),
  route("llms.txt", "routes/llms.txt/route.ts"),
  route("site.webmanifest", "routes/site.webmanifest/route.ts"),
  ...(isDevelopment ? [route("styleguide", "routes/styleguide/route.tsx")] : []),
] satisfies RouteConfig;
