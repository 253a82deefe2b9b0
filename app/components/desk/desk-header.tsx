import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { deskFrame } from "#app/content/desk/frame.ts";
import { accountLink } from "#app/content/desk/screens.ts";
import { workingDayAt } from "#app/time/working-day.ts";
import type { WorkingHours } from "#app/time/working-hours.ts";
import { Clock } from "./clock.tsx";
import { DeskIcon } from "./icon.tsx";
import { initialsOf } from "./initials.ts";
import { useNow } from "./now.ts";

type DeskHeaderProps = {
  site: { name: string; locale: string };
  operatorName: string;
  hours: WorkingHours;
  /** The server's time. */
  loadedAt: number;
  themeSwitch: ReactNode;
  onFind: () => void;
};

/** The site's header, one step smaller, with the working day in its ruler. */
export function DeskHeader({ site, operatorName, hours, loadedAt, themeSwitch, onFind }: DeskHeaderProps) {
  const now = useNow(loadedAt);
  const day = workingDayAt(now, hours);
  // Without JavaScript, the link opens the find page instead of the finder.
  const openFinder = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFind();
  };
  return (
    <header className="top">
      <div>
        <div className="home">
          <Link className="logo" to="/desk">
            {site.name}
          </Link>
          <span>{deskFrame.name}</span>
        </div>
        <Link className="find" to="/desk/find" onClick={openFinder} aria-keyshortcuts="Control+K">
          <DeskIcon name="find" />
          <span>{deskFrame.find}</span>
          <i aria-hidden="true">
            <kbd>{deskFrame.findKey}</kbd>
          </i>
        </Link>
        <Clock now={now} day={day} hours={hours} locale={site.locale} />
        <Link className="lnk" to={deskFrame.openSite.to}>
          {deskFrame.openSite.label} <Icon name="out" />
        </Link>
        {themeSwitch}
        <Link className="me" to={accountLink.to}>
          {initialsOf(operatorName)}
          <span className="sr-only">
            , {operatorName}, {deskFrame.yourAccount}
          </span>
        </Link>
      </div>
      <div
        className="hours"
        style={{ "--p": `${Math.round(day.elapsed * 1000) / 10}%`, "--hours": hours.closes - hours.opens }}
        aria-hidden="true"
      />
    </header>
  );
}
