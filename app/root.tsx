import { type ReactNode, useState } from "react";
import { Meta, Outlet, useLocation } from "react-router";
import { FollowLinks } from "#app/components/site/follow-links.tsx";
import { leaveOutOfReach } from "#app/components/site/out-of-reach.ts";
import { LATER, PageLinks } from "#app/components/site/page-links.tsx";
import { PageScripts } from "#app/components/site/page-scripts.tsx";
import { handOnReadyParts } from "#app/components/site/ready-parts.ts";
import { useTextSpacing } from "#app/components/site/text-spacing.ts";
import { ThemeHead } from "#app/components/site/theme-head.tsx";
import { Toaster } from "#app/components/site/toaster.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Screen } from "#app/components/ui/notice.tsx";
import { currentEnv } from "#app/config/current-env.server.ts";
import { siteOrigin } from "#app/config/site-origin.server.ts";
import { feedWords } from "#app/content/feed.ts";
import { applicationError, dismiss } from "#app/content/messages.ts";
import { chrome } from "#app/content/navigation.ts";
import { site, titleSuffix } from "#app/content/site.ts";
import displayFont from "#app/fonts/georama-display.woff2?url";
import textFont from "#app/fonts/georama-text.woff2?url";
import stylesheet from "#app/styles/app.css?url";
import laterSheet from "#app/styles/later.css?url";
import mediaSheet from "#app/styles/media.css?url";
import type { Route } from "./+types/root.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", crossOrigin: "anonymous", media: LATER },
  { rel: "preload", href: textFont, as: "font", crossOrigin: "anonymous", media: LATER },
  { rel: "stylesheet", href: stylesheet },
  { rel: "stylesheet", href: laterSheet, media: LATER },
  { rel: "stylesheet", href: mediaSheet, media: "print, (forced-colors: active)" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: feedWords.title },
];

/** Facts that the operator may set; everything else about the agency is in app/content. */
export function loader({ request }: Route.LoaderArgs) {
  const env = currentEnv();
  return {
    origin: siteOrigin(request),
    email: env.CONTACT_EMAIL ?? site.email,
    phone: env.CONTACT_PHONE ?? site.phone,
    clientDashboardUrl: env.CLIENT_DASHBOARD_URL ?? site.clientDashboardUrl,
  };
}

export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveOutOfReach, handOnReadyParts];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} data-verso={useVerso() ? "" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <PageLinks />
        <ThemeHead />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

/** Every other page: when one takes another's place, the two need different names. */
function useVerso() {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, isVerso: false });
  if (page.key !== key) setPage({ key, isVerso: !page.isVerso });
  return page.isVerso;
}

export default function Root() {
  useTextSpacing();
  return (
    <>
      <Outlet />
      <FollowLinks />
      <Toaster label={chrome.notifications} dismissLabel={dismiss} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <title>{`${applicationError.title.label}${titleSuffix}`}</title>
      <Screen
        {...applicationError.title}
        text={applicationError.text}
        action={<ButtonLink to={applicationError.home.to}>{applicationError.home.label}</ButtonLink>}
      />
    </main>
  );
}
