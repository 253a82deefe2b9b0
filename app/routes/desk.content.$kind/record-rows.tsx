import { useState } from "react";
import { Avatar } from "#app/components/desk/avatar.tsx";
import { ColumnNames, Row, RowLink, Rows } from "#app/components/desk/rows.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import type { contentListWords } from "#app/content/desk/content.ts";
import type { RecordLine } from "./list.server.ts";

type ContentWords = typeof contentListWords;
type RecordRowsProps = {
  kind: { id: string; plural: string; hasYear: boolean };
  rows: readonly RecordLine[];
  words: ContentWords;
};

export function RecordRows({ kind, rows, words }: RecordRowsProps) {
  return (
    <Rows className="recs" aria-label={kind.plural}>
      <ColumnNames aria-hidden="true">
        <span />
        <span>{words.columns.title}</span>
        <span className="ty">{words.columns.type}</span>
        <span className="yr">{kind.hasYear && words.columns.year}</span>
        <span>{words.columns.state}</span>
        <span className="by">{words.columns.edited}</span>
      </ColumnNames>
      {rows.map((row) => (
        <RecordLineRow key={row.id} to={`/desk/content/${kind.id}/${encodeURIComponent(row.id)}`} {...{ row, words }}>
          {kind.hasYear && (row.year ?? words.noYear)}
        </RecordLineRow>
      ))}
    </Rows>
  );
}

type RecordLineRowProps = { to: string; row: RecordLine; words: ContentWords; children: React.ReactNode };

function RecordLineRow({ to, row, words, children: year }: RecordLineRowProps) {
  return (
    <Row data-record={row.id} data-state={row.state}>
      <RecordThumb image={row.image} title={row.title} />
      <div className="x">
        <RowLink to={to}>{row.title}</RowLink>
        {row.detail && <small className="x">{row.detail}</small>}
      </div>
      <span className="ty">{row.type}</span>
      <span className="yr num">{year}</span>
      <div className="w">
        <StateMark mark={row.state}>{words.states[row.state]}</StateMark>
        {row.note && <small>{row.note}</small>}
      </div>
      <div className="by">
        {row.editor && <Avatar name={row.editor} />}
        <span>{row.edited}</span>
      </div>
    </Row>
  );
}

/** The first words of the title stand in for a picture that is missing or does not load. */
function RecordThumb({ image, title }: { image: string | null; title: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => setFailed(image);
  // The picture may have failed to load before hydration.
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) fail();
  };
  if (image && image !== failed)
    return <img ref={look} onError={fail} className="thumb" src={image} alt="" width="64" height="48" loading="lazy" />;
  return (
    <span className="thumb no" aria-hidden="true">
      {title.split(" ").slice(0, 2).join(" ")}
    </span>
  );
}
