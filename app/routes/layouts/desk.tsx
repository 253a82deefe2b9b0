import type { ReactNode } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { keepSession } from "#app/access/keep-session.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { hasRight } from "#app/access/rights.ts";
import { DeskFrame, type DeskFrameData } from "#app/components/desk/frame.tsx";
import { useLiveUpdates } from "#app/components/desk/live-updates.ts";
import { ScreenError } from "#app/components/desk/screen-error.tsx";
import { SkipLink } from "#app/components/document/skip-link.tsx";
import { ThemeSwitch } from "#app/components/document/theme-switch.tsx";
import { deskTitle } from "#app/content/desk/frame.ts";
import { deskScreens } from "#app/content/desk/screens.ts";
import { chromeLabels } from "#app/content/navigation.ts";
import { officeHours } from "#app/content/office-hours.ts";
import { site } from "#app/content/site.ts";
import { readVersionFirst, versionShown } from "#app/enquiries/live.server.ts";
import type { Route } from "./+types/desk.ts";
import { countWaitingWork } from "./waiting.server.ts";
import "#app/styles/desk/desk.css";

/** The title of a screen that has none of its own. */
export const meta: Route.MetaFunction = () => [{ title: deskTitle("Today") }];

export const middleware: Route.MiddlewareFunction[] = [keepSession, readVersionFirst];

export async function loader({ request, context }: Route.LoaderArgs): Promise<DeskFrameData & { version: string }> {
  const { operator } = await requireOperator(request);
  const [counts, version] = await Promise.all([countWaitingWork(), versionShown(context)]);
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

/** Shows a screen in the desk's frame, or without the frame if not even the frame's data could be loaded. */
function DeskPage({ data, children }: { data: DeskFrameData | undefined; children: ReactNode }) {
  // A screen that needs the whole width, such as the editor, has `export const handle = { isWide: true }`.
  const isWide = useMatches().some(({ handle }) => (handle as { isWide?: boolean } | undefined)?.isWide ?? false);
  return (
    <>
      <meta name="robots" content="noindex" />
      <SkipLink label={chromeLabels.skip} />
      {data ? (
        <DeskFrame
          {...data}
          site={site}
          hours={officeHours}
          themeSwitch={<ThemeSwitch label={chromeLabels.theme} />}
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
