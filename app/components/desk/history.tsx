import type { ReactNode } from "react";
import { Markdown } from "#app/components/ui/markdown.tsx";
import type { TimelineEntry } from "#app/enquiries/timeline.server.ts";
import { Timeline, TimelineItem } from "./timeline.tsx";

type HistoryProps = {
  label: string;
  entries: readonly TimelineEntry[];
  /** What can be done to an entry. */
  actions?: (entry: TimelineEntry) => ReactNode;
};

/** Everything that happened to an enquiry. */
export function History({ label, entries, actions }: HistoryProps) {
  return (
    <Timeline label={label}>
      {entries.map((entry) => (
        <TimelineItem
          key={entry.id}
          time={entry.time}
          dateTime={entry.at}
          mark={entry.mark === "none" ? undefined : entry.mark}
          note={entry.note ? <Markdown tree={entry.note.tree} /> : entry.reply && <Reply {...entry.reply} />}
        >
          {entry.before}
          <b>{entry.strong}</b>
          {entry.after} {entry.small && <small>{entry.small}</small>}
          {actions?.(entry)}
        </TimelineItem>
      ))}
    </Timeline>
  );
}

function Reply({ subject, text }: { subject: string; text: string }) {
  return (
    <>
      <p>
        <b>{subject}</b>
      </p>
      <p>{text}</p>
    </>
  );
}
