import { data, Outlet } from "react-router";
import { FullScreenMessage } from "#app/components/ui/empty-state.tsx";
import { previewWords } from "#app/content/preview.ts";
import { site } from "#app/content/site.ts";
import { previewScope } from "#app/data/preview-scope.server.ts";
import { currentPreview } from "#app/publishing/current-preview.ts";
import { type Preview, resolvePreview } from "#app/publishing/preview.server.ts";
import { deskTime } from "#app/time/desk-time.ts";
import type { Route } from "./+types/preview.ts";
import "#app/styles/preview.css";

/** Makes the page read the revision that the token names. No cache and no search engine keeps the answer. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
    const named = await resolvePreview(params.token);
    const preview = named && isAddressOfPreview(named, request) ? named : null;
    context.set(currentPreview, preview);
    const response = await previewScope.run(preview?.rows ?? {}, next);
    response.headers.set("Cache-Control", "private, no-store");
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
    response.headers.set("Referrer-Policy", "no-referrer");
    return response;
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const preview = context.get(currentPreview);
  if (!preview) throw data(null, { status: 404 });
  const { claim } = preview;
  return {
    number: claim.number,
    isFramed: claim.isFramed,
    until: deskTime(new Date(claim.until).toISOString(), site),
  };
}

export default function PreviewLayout({ loaderData }: Route.ComponentProps) {
  const { number, isFramed, until } = loaderData;
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className="preview-bar" data-revision={number} hidden={isFramed}>
        <b>{previewWords.shown(number)}</b> <span>{previewWords.ends(until)}</span>
      </p>
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <title>{previewWords.expired.heading}</title>
      <meta name="robots" content="noindex" />
      <FullScreenMessage {...previewWords.expired} paint="yellow" />
    </main>
  );
}

function isAddressOfPreview({ path }: Preview, request: Request): boolean {
  const { pathname } = new URL(request.url);
  // An address that ends with the token redirects to the page of the preview.
  if (/^\/preview\/[^/]+$/.test(pathname)) return true;
  return decodeURI(pathname)
    .replace(/\.data$/, "")
    .endsWith(decodeURI(path));
}
