import type { ReactNode } from "react";
import { type Mark, markClass } from "./state-mark.tsx";

export function Timeline({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ol className="tl" aria-label={label}>
      {children}
    </ol>
  );
}

type TimelineItemProps = {
  /** The time to show: with seconds where the site acted, otherwise to the minute. */
  time: string;
  /** The instant, for the `datetime` attribute. */
  dateTime: string;
  /** Sets the paint of the entry's square, which is ink by default. */
  mark?: Mark;
  children: ReactNode;
  /** A text that a person wrote, shown on its own sheet. */
  note?: ReactNode;
};

/** One event of a timeline. */
export function TimelineItem({ time, dateTime, mark, children, note }: TimelineItemProps) {
  return (
    <li className={mark && markClass(mark)}>
      <time dateTime={dateTime}>{time}</time>
      <div>
        {children}
        {note && <div className="note">{note}</div>}
      </div>
    </li>
  );
}
