import { site } from "#app/content/site.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import { lightThemeToken } from "#app/styles/token.server.ts";
import type { Route } from "./+types/route.ts";

const DAY_S = 86_400;

export function loader({ request }: Route.LoaderArgs) {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: "/",
    display: "browser",
    background_color: lightThemeToken("ground"),
    theme_color: lightThemeToken("ground"),
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return fileResponse(request, { body: JSON.stringify(manifest), type: "application/manifest+json", maxAge: DAY_S });
}
