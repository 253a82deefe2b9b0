import { memo } from "react";
import { Avatar } from "#app/components/desk/avatar.tsx";
import { DueBar } from "#app/components/desk/due-bar.tsx";
import { useNow } from "#app/components/desk/now.ts";
import { Row, RowLink } from "#app/components/desk/rows.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { enquiryList as words } from "#app/content/desk/enquiries.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { fractionElapsed } from "#app/enquiries/due.ts";
import type { EnquiryRow } from "#app/enquiries/list.server.ts";
import { dueWords } from "#app/enquiries/when.ts";
import { classNames } from "#app/lib/class-names.ts";

type InboxRowProps = {
  row: EnquiryRow;
  to: string;
  now: number;
  isChosen: boolean;
  choose: (rows: readonly EnquiryRow[], isChosen: boolean) => void;
};

/** Memoised, because rendering every row again whenever one is chosen takes a slow machine a while. */
export const InboxRow = memo(function InboxRow({ row, to, now, isChosen, choose }: InboxRowProps) {
  const { id, version, state, name, company, hasCompany, asked, subtitle, excerpt, assignee, delivery } = row;
  return (
    <Row isNew={state === "new"} isChosen={isChosen} data-enquiry={id} data-state={state}>
      <input
        className="ck"
        type="checkbox"
        name="enquiry"
        value={`${id}:${version}`}
        aria-label={words.choose(name)}
        checked={isChosen}
        onChange={({ target }) => choose([row], target.checked)}
      />
      <div className="sw">
        <StateMark mark={state}>{stateWords[state]}</StateMark>
      </div>
      <div className="wo">
        <RowLink to={to} subtitle={subtitle}>
          {name}
        </RowLink>
        {hasCompany && <small>{company || words.noCompany}</small>}
      </div>
      <div className="m">
        {asked && <span className="f">{asked}</span>}
        <span className="q">{excerpt}</span>
      </div>
      <Avatar name={assignee} nobody={words.nobody} />
      <ReceivedAndDue row={row} now={now} />
      <div className={classNames("dl", delivery.isTrouble && "see")}>
        {delivery.isTrouble ? <StateMark mark="trouble">{delivery.words}</StateMark> : delivery.words}
      </div>
    </Row>
  );
});

function ReceivedAndDue({ row: { received, dueAt, answered }, now: atLoad }: Pick<InboxRowProps, "row" | "now">) {
  const now = useNow(atLoad);
  return (
    <div className="dw num">
      <span>
        <span>{received}</span>
        {dueAt && <span>{dueWords(dueAt, now)}</span>}
      </span>
      {dueAt ? <DueBar gone={fractionElapsed(dueAt, now)} /> : answered && <small>{answered}</small>}
    </div>
  );
}
