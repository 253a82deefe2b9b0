import { Timeline, TimelineItem } from "#app/components/desk/timeline.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import type { TimelineEntry } from "#app/enquiries/timeline.server.ts";
import type { EnquiryFetcher } from "./head.tsx";

type HistoryProps = { entries: readonly TimelineEntry[]; fetcher: EnquiryFetcher };

export function History({ entries, fetcher }: HistoryProps) {
  return (
    <Timeline label={words.history.title}>
      {entries.map(({ id, at, time, mark, before, strong, after, small, note, reply }) => (
        <TimelineItem
          key={id}
          time={time}
          dateTime={at}
          mark={mark === "none" ? undefined : mark}
          note={
            note ? (
              <Markdown tree={note.tree} />
            ) : (
              reply && (
                <>
                  <p>
                    <b>{reply.subject}</b>
                  </p>
                  <p>{reply.text}</p>
                </>
              )
            )
          }
        >
          {before}
          <b>{strong}</b>
          {after} {small && <small>{small}</small>}
          {note?.canRemove && <RemoveNote id={note.id} fetcher={fetcher} />}
        </TimelineItem>
      ))}
    </Timeline>
  );
}

function RemoveNote({ id, fetcher }: { id: string; fetcher: EnquiryFetcher }) {
  return (
    <form
      method="post"
      className="remove"
      onSubmit={(event) => {
        event.preventDefault();
        void fetcher.submit(new FormData(event.currentTarget), { method: "post" });
      }}
    >
      <input type="hidden" name="intent" value="remove_note" />
      <input type="hidden" name="note" value={id} />
      <WordButton type="submit">{words.note.remove}</WordButton>
    </form>
  );
}
