import type { ReactNode } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { keepSession } from "#app/access/keep-session.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { hasRight } from "#app/access/rights.ts";
import { DeskFrame, type FrameData } from "#app/components/desk/frame.tsx";
import { useLiveUpdates } from "#app/components/desk/live-updates.ts";
import { ScreenError } from "#app/components/desk/screen-error.tsx";
import { SkipLink } from "#app/components/document/skip-link.tsx";
import { ThemeSwitch } from "#app/components/document/theme-switch.tsx";
import { deskTitle } from "#app/content/desk/frame.ts";
import { deskScreens } from "#app/content/desk/screens.ts";
import { chrome } from "#app/content/navigation.ts";
import { officeHours } from "#app/content/office-hours.ts";
import { site } from "#app/content/site.ts";
import { readVersionFirst, shownVersion } from "#app/enquiries/live.server.ts";
import type { Route } from "./+types/desk.ts";
import { countWaiting } from "./waiting.server.ts";
import "#app/styles/desk/desk.css";

/** A screen's own title takes its place. */
export const meta: Route.MetaFunction = () => [{ title: deskTitle("Today") }];

export const middleware: Route.MiddlewareFunction[] = [keepSession, readVersionFirst];

export async function loader({ request, context }: Route.LoaderArgs): Promise<FrameData & { version: string }> {
  const { operator } = await requireOperator(request);
  const [counts, version] = await Promise.all([countWaiting(), shownVersion(context)]);
  return {
    operator: { id: operator.id, name: operator.name, email: operator.email, hasShortcuts: operator.hasShortcuts },
    screens: deskScreens.filter(({ right }) => hasRight(operator.role, right ?? "desk")),
    counts,
    version,
    loadedAt: Date.now(),
  };
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  useLiveUpdates(loaderData.version);
  return (
    <DeskPage data={loaderData}>
      <Outlet />
    </DeskPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("routes/layouts/desk");
  return (
    <DeskPage data={data}>
      <ScreenError error={error} />
    </DeskPage>
  );
}

/** A screen in its frame; alone where not even the frame's data could be loaded. */
function DeskPage({ data, children }: { data: FrameData | undefined; children: ReactNode }) {
  // A screen that needs the whole width, such as the editor, says so: `export const handle = { isWide: true }`.
  const isWide = useMatches().some(({ handle }) => (handle as { isWide?: boolean } | undefined)?.isWide ?? false);
  return (
    <>
      <meta name="robots" content="noindex" />
      <SkipLink label={chrome.skip} />
      {data ? (
        <DeskFrame
          {...data}
          site={site}
          hours={officeHours}
          themeSwitch={<ThemeSwitch label={chrome.theme} />}
          isWide={isWide}
        >
          {children}
        </DeskFrame>
      ) : (
        <div className="desk">
          <div className="frame wide">
            <main id="main" className="alone">
              {children}
            </main>
          </div>
        </div>
      )}
    </>
  );
}
