import type { ReactNode } from "react";
import { Markdown } from "#app/components/ui/markdown.tsx";
import type { TimelineEntry } from "#app/enquiries/timeline.server.ts";
import { Timeline, TimelineItem } from "./timeline.tsx";

type EnquiryHistoryProps = {
  label: string;
  entries: readonly TimelineEntry[];
  /** Renders the buttons of an entry. */
  actions?: (entry: TimelineEntry) => ReactNode;
};

/** The timeline of an enquiry. */
export function EnquiryHistory({ label, entries, actions }: EnquiryHistoryProps) {
  return (
    <Timeline label={label}>
      {entries.map((entry) => (
        <TimelineItem
          key={entry.id}
          time={entry.time}
          dateTime={entry.at}
          mark={entry.mark === "none" ? undefined : entry.mark}
          note={entry.note ? <Markdown tree={entry.note.tree} /> : entry.reply && <ReplyText {...entry.reply} />}
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

function ReplyText({ subject, text }: { subject: string; text: string }) {
  return (
    <>
      <p>
        <b>{subject}</b>
      </p>
      <p>{text}</p>
    </>
  );
}
