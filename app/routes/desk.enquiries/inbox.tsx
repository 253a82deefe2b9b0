import { type FormEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { AnswerNote } from "#app/components/desk/answer-note.tsx";
import { RowHead, Rows } from "#app/components/desk/rows.tsx";
import { useAnswer } from "#app/components/desk/use-answer.ts";
import { enquiryList as words } from "#app/content/desk/enquiries.ts";
import type { DeskAnswer } from "#app/enquiries/answer.ts";
import type { EnquiryRow } from "#app/enquiries/list.server.ts";
import { type View, viewSearch } from "#app/enquiries/view.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxRow } from "./inbox-row.tsx";

type InboxProps = {
  rows: readonly EnquiryRow[];
  view: View;
  colleagues: readonly { id: string; name: string }[];
  total: number;
  now: number;
  /** Without JavaScript. */
  answer: DeskAnswer | null;
};

/** The rows, in one form with what can be done to the chosen ones. */
export function Inbox({ rows, view, colleagues, total, now, answer }: InboxProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const known = new Set(rows.map(({ id }) => id));
  const shown = new Set([...chosen].filter((id) => known.has(id)));
  useAnswer(
    fetcher.data,
    (fields) => void fetcher.submit(fields, { method: "post" }),
    () => setChosen(new Set()),
  );

  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A file is a download, which only the browser's own post gives.
    if (submitter instanceof HTMLButtonElement && submitter.value === "export") return;
    event.preventDefault();
    void fetcher.submit(new FormData(event.currentTarget, submitter), { method: "post" });
  };

  return (
    <form ref={form} method="post" onSubmit={send} aria-busy={fetcher.state !== "idle"}>
      {answer && <AnswerNote answer={answer} />}
      <BulkBar
        count={shown.size}
        isSpam={view.state === "spam"}
        colleagues={colleagues}
        onRelease={() => setChosen(new Set())}
      />
      <Rows className="inbox" aria-label={`${total} ${words.title.toLowerCase()}`}>
        <RowHead>
          <input
            className="ck"
            type="checkbox"
            aria-label={words.chooseAll}
            checked={shown.size === rows.length}
            onChange={({ target }) => setChosen(target.checked ? known : new Set())}
          />
          <span>{words.columns.state}</span>
          <span>{words.columns.who}</span>
          <span>{words.columns.message}</span>
          <span>{words.columns.with}</span>
          <span>{words.columns.received}</span>
          <span className="dl">{words.columns.delivery}</span>
        </RowHead>
        {rows.map((row) => (
          <InboxRow
            key={row.id}
            row={row}
            to={`/desk/enquiries/${row.id}${viewSearch(view)}`}
            now={now}
            isChosen={shown.has(row.id)}
            onChoose={(isChosen) =>
              setChosen(new Set(isChosen ? [...shown, row.id] : [...shown].filter((id) => id !== row.id)))
            }
          />
        ))}
      </Rows>
    </form>
  );
}
