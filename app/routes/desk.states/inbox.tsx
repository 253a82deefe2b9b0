import { Avatar } from "#app/components/desk/avatar.tsx";
import { DueBar } from "#app/components/desk/due-bar.tsx";
import { ColumnNames, Row, RowLink, Rows } from "#app/components/desk/rows.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";

/** A list of three sample enquiries. */
export function SampleInbox() {
  return (
    <Rows className="sample-inbox" aria-label="Three enquiries">
      <ColumnNames aria-hidden="true">
        <span />
        <span>State</span>
        <span>Who</span>
        <span>With</span>
        <span>Reply due</span>
      </ColumnNames>
      {["Noor Aziz", "Gwen Tran", "Idris Colm"].map((name, index) => (
        <Row key={name} isNew={index < 2} isChosen={index === 1}>
          <input className="ck" type="checkbox" aria-label={`Choose ${name}`} defaultChecked={index === 1} />
          <StateMark mark={index < 2 ? "new" : "open"}>{index < 2 ? "New" : "Open"}</StateMark>
          <div className="x">
            <RowLink to={`/desk/states?row=${index}`}>{name}</RowLink>
            <small className="x">Lowbridge Kayak Club</small>
          </div>
          <Avatar name={index === 2 ? null : "Mateo Reyes"} nobody="Nobody yet" />
          <DueBar gone={0.4 + index * 0.4} />
        </Row>
      ))}
    </Rows>
  );
}
