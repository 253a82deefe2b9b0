import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import type { DeskScreen } from "#app/content/desk/screens.ts";
import { classNames } from "#app/lib/class-names.ts";
import type { WorkingHours } from "#app/time/working-hours.ts";
import { clockTime } from "./clock.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { Finder } from "./finder.tsx";
import { HeldPostsBars } from "./held-posts-bars.tsx";
import { KeyHelp } from "./key-help.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { Rail, ThumbTabs, type WaitingCounts } from "./rail.tsx";
import { useActionResult, useUndo } from "./use-action-result.ts";
import { useDeskKeys } from "./use-desk-keys.ts";

const MENU_ID = "desk-menu";

export type DeskFrameData = {
  operator: { id: string; name: string; email: string; hasShortcuts: boolean };
  screens: readonly DeskScreen[];
  counts: WaitingCounts;
  /** The server's time. */
  loadedAt: number;
};

type DeskFrameProps = DeskFrameData & {
  site: { name: string; locale: string };
  hours: WorkingHours;
  themeSwitch: ReactNode;
  /** Hides the rail, for a screen that needs the whole width. */
  isWide: boolean;
  children: ReactNode;
};

/** The parts that surround every screen of the desk: header, rail, menu, finder and held posts. */
export function DeskFrame({ operator, screens, counts, loadedAt, site, hours, themeSwitch, ...rest }: DeskFrameProps) {
  const { isWide, children } = rest;
  const [open, setOpen] = useState<"find" | "keys" | null>(null);
  const close = () => setOpen(null);
  const navigate = useNavigate();
  useActionResult(useUndo().data);
  useDeskKeys({
    hasSingleKeys: operator.hasShortcuts,
    screenPaths: Object.fromEntries(screens.map(({ key, to }) => [key, to])),
    goTo: navigate,
    onFind: () => setOpen("find"),
    onHelp: () => setOpen("keys"),
  });
  return (
    <div className="desk">
      <DeskHeader
        site={site}
        operatorName={operator.name}
        hours={hours}
        loadedAt={loadedAt}
        themeSwitch={themeSwitch}
        onFind={() => setOpen("find")}
      />
      <HeldPostsBars operator={operator} loadedAt={clockTime(loadedAt, hours.timeZone)} />
      <div className={classNames("frame", isWide && "wide")}>
        <Rail screens={screens} counts={counts} onAllKeys={() => setOpen("keys")} />
        <main id="main">
          <LoadingOverlay screens={screens} />
          {children}
        </main>
      </div>
      <ThumbTabs screens={screens} menuId={MENU_ID} />
      <MoreMenu id={MENU_ID} screens={screens} name={site.name} themeSwitch={themeSwitch} />
      <Finder isOpen={open === "find"} onClose={close} />
      <KeyHelp isOpen={open === "keys"} onClose={close} hasSingleKeys={operator.hasShortcuts} screens={screens} />
    </div>
  );
}
