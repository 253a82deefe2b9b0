import { Fragment } from "react";
import { classNames } from "#app/lib/class-names.ts";

// Longer titles would fill more than a screen at the size of a headline.
const LONG_TITLE = 72;

/** Its lines break at a colon first, and at a hyphen last. */
export function ArticleTitle({ title }: { title: string }) {
  const phrases = title.split(/(?<=:) /);
  return <h1 className={classNames(title.length > LONG_TITLE && "long")}>{phrases.map(wholePhrase)}</h1>;
}

function wholePhrase(phrase: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && " "}
      <span>{phrase.split(/(\S+-\S+)/).map(wholeWord)}</span>
    </Fragment>
  );
}

/** Every second part is a word with a hyphen. */
function wholeWord(part: string, index: number) {
  return index % 2 === 0 ? part : <span key={index}>{part}</span>;
}
