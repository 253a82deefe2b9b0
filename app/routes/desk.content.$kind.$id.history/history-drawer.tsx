import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SamePageLink } from "#app/components/ui/link.tsx";
import { historyWords as words } from "#app/content/desk/editor.ts";
import { Differences } from "./differences.tsx";
import type { RecordHistory } from "./history.server.ts";

type HistoryDrawerProps = { history: RecordHistory; editor: string };

/** Lies over the editor's right edge. The drawer is a part of the page, so that it works without JavaScript. */
export function HistoryDrawer({ history, editor }: HistoryDrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside className="drawer hist" aria-labelledby="history-title">
      <header>
        <h2 id="history-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <SamePageLink to={editor} className="rm" aria-label={words.close} aria-keyshortcuts="Escape">
          <Icon name="close" />
        </SamePageLink>
      </header>
      {history.revisions.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className="rev">
          {history.revisions.map((revision) => (
            <RevisionLine key={revision.number} revision={revision} editor={editor} />
          ))}
        </ol>
      )}
      {history.older && (
        <p>
          <SamePageLink className="act" to={`?before=${history.older}`}>
            {words.older}
          </SamePageLink>
        </p>
      )}
      <p className="hint">{words.hint}</p>
    </aside>
  );
}

function RevisionLine({ revision, editor }: { revision: RecordHistory["revisions"][number]; editor: string }) {
  const { number, author, time, text, isCurrent, isLive, isComparable, differences } = revision;
  return (
    <li data-revision={number}>
      <span className="n">{number}</span>
      <div>
        <b>{author}</b>, {time}
        <small>{text}</small>
      </div>
      <div className="acts">
        {isCurrent && <StateMark mark="draft">{words.youAreHere}</StateMark>}
        {isLive && <StateMark mark="published">{words.live}</StateMark>}
        {isComparable && (
          <SamePageLink
            className="act"
            to={differences ? "?" : `?compare=${number}`}
            aria-expanded={differences !== null}
          >
            {differences ? words.hide : words.compare}
          </SamePageLink>
        )}
        {!isCurrent && (
          <Form method="post" action={editor}>
            <input type="hidden" name="number" value={number} />
            <WordButton type="submit" name="intent" value="restore">
              {words.restore}
            </WordButton>
          </Form>
        )}
      </div>
      {differences && <Differences differences={differences} />}
    </li>
  );
}
