import type { ReactNode } from "react";
import { Links, type Location, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { useHeadingFocus } from "#app/components/document/heading-focus.ts";
import { useHydrationSignal } from "#app/components/document/hydration-signal.ts";
import { OfflineGuard } from "#app/components/document/offline-guard.tsx";
import { useTextSpacing } from "#app/components/document/text-spacing.ts";
import { ThemeHead } from "#app/components/document/theme-head.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FullScreenMessage } from "#app/components/ui/empty-state.tsx";
import { Toaster } from "#app/components/ui/toaster.tsx";
import { siteOrigin } from "#app/config/site-origin.server.ts";
import { feedWords } from "#app/content/feed.ts";
import { applicationError, dismissLabel, offlineToast } from "#app/content/messages.ts";
import { chromeLabels } from "#app/content/navigation.ts";
import { site, titleSuffix } from "#app/content/site.ts";
import { siteFacts } from "#app/site-facts.server.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/root.ts";
import "#app/styles/app.css";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: feedWords.title },
];

/** Returns the facts that an owner or the environment may change; everything else about the agency is in app/content. */
export async function loader({ request }: Route.LoaderArgs) {
  return { origin: siteOrigin(request), ...(await siteFacts()) };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <ThemeHead />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

// History entries that the router did not make (the first load, links within the page) share the key "default".
function scrollKey({ key, pathname, search, hash }: Location) {
  return key === "default" ? pathname + search + hash : key;
}

export default function Root() {
  useHydrationSignal();
  useHeadingFocus();
  useTextSpacing();
  return (
    <>
      <OfflineGuard toast={offlineToast} />
      <Outlet />
      <Toaster label={chromeLabels.notifications} dismissLabel={dismissLabel} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <title>{`${oneLine(applicationError.title)}${titleSuffix}`}</title>
      <FullScreenMessage
        title={applicationError.title}
        text={applicationError.text}
        action={<ButtonLink to={applicationError.home.to}>{applicationError.home.label}</ButtonLink>}
      />
    </main>
  );
}
