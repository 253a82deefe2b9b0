import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import { NotSpamDialog } from "#app/components/desk/not-spam-dialog.tsx";
import { ColumnNames, Rows } from "#app/components/desk/rows.tsx";
import { StateConflictDialog } from "#app/components/desk/state-conflict-dialog.tsx";
import { useActionResult } from "#app/components/desk/use-action-result.ts";
import { enquiryList as words } from "#app/content/desk/enquiries.ts";
import { assignKey, settableStates, spamKey, stateKey } from "#app/content/desk/enquiry-states.ts";
import type { DeskActionResult } from "#app/enquiries/action-result.ts";
import { replyDueAt } from "#app/enquiries/due.ts";
import type { EnquiryRow } from "#app/enquiries/list.server.ts";
import { type EnquiryView, viewSearch } from "#app/enquiries/view.ts";
import { dueTime } from "#app/enquiries/when.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { useChosenRows } from "./use-chosen-rows.ts";

const spamRowKeys = [spamKey, assignKey].join(" ");
const rowKeys = [...settableStates.map(stateKey), spamRowKeys].join(" ");

type InboxProps = {
  rows: readonly EnquiryRow[];
  view: EnquiryView;
  colleagues: readonly { id: string; name: string }[];
  total: number;
  now: number;
  /** The result of a post without JavaScript. */
  result: DeskActionResult | null;
};

/** The rows of the inbox, in one form with the actions on the chosen rows. */
export function Inbox({ rows, view, colleagues, total, now, result }: InboxProps) {
  const fetcher = useFetcher<DeskActionResult>();
  const { chosen, elsewhere, choose, clear } = useChosenRows(rows, viewSearch(view));
  const [asked, setAsked] = useState<{ at: number; fields: FormData } | null>(null);
  // Without `flushSync` the router shows the change when it has time, often only after the server has answered.
  const post = (fields: FormData | Record<string, string>) =>
    void fetcher.submit(fields, { method: "post", flushSync: true });
  useActionResult(fetcher.data, clear);

  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    // An export is a download, which only a native form post starts.
    if (intent === "export") return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget, submitter);
    if (intent === "not_spam") setAsked({ at: Date.now(), fields });
    else post(fields);
  };

  // The new state is shown before the server has answered; a refusal takes it back.
  const movedTo = settableStates.find((state) => state === fetcher.formData?.get("intent"));
  const conflict = fetcher.data?.conflict ?? result?.conflict;
  return (
    <>
      {conflict && <StateConflictDialog conflict={conflict} post={post} />}
      <form method="post" onSubmit={send} aria-busy={fetcher.state !== "idle"}>
        <BulkBar
          count={chosen.size}
          elsewhere={elsewhere.length}
          isSpam={view.state === "spam"}
          colleagues={colleagues}
          onRelease={clear}
        />
        {elsewhere.map(({ id, version }) => (
          <input key={id} type="hidden" name="enquiry" value={`${id}:${version}`} />
        ))}
        <Rows
          className="inbox"
          aria-label={words.listLabel(total)}
          data-row-keys={view.state === "spam" ? spamRowKeys : rowKeys}
        >
          <ColumnNames>
            <input
              className="ck"
              type="checkbox"
              aria-label={words.chooseAll}
              checked={rows.every(({ id }) => chosen.has(id))}
              onChange={({ target }) => choose(rows, target.checked)}
            />
            <span>{words.columns.state}</span>
            <span>{words.columns.who}</span>
            <span>{words.columns.message}</span>
            <span>{words.columns.with}</span>
            <span>{words.columns.received}</span>
            <span className="dl">{words.columns.delivery}</span>
          </ColumnNames>
          {rows.map((row) => (
            <InboxRow
              key={row.id}
              row={movedTo && chosen.has(row.id) ? { ...row, state: movedTo } : row}
              to={`/desk/enquiries/${row.id}${viewSearch(view)}`}
              now={now}
              isChosen={chosen.has(row.id)}
              choose={choose}
            />
          ))}
        </Rows>
        <NotSpamDialog
          isOpen={asked !== null}
          count={asked?.fields.getAll("enquiry").length ?? 1}
          due={asked && rows[0]?.hasCompany ? dueTime(replyDueAt(new Date(asked.at).toISOString()), asked.at) : null}
          onMove={() => asked && post(asked.fields)}
          onLeave={() => setAsked(null)}
        />
      </form>
    </>
  );
}
