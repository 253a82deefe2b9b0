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
  /** As shown: seconds where a machine acted, else minutes. */
  time: string;
  /** The instant, for machines. */
  dateTime: string;
  /** Paints the entry's square, which is ink by default. */
  mark?: Mark;
  children: ReactNode;
  /** What a person wrote, on a sheet of its own. */
  note?: ReactNode;
};

/** One thing that happened, to whoever or whatever did it. */
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
