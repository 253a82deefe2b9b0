import { Fragment } from "react";
import { classNames } from "#app/lib/class-names.ts";

// In characters. A longer title is set smaller: at full size it would fill more than a screen.
const LONG_TITLE_LENGTH = 72;

/** Prefers line breaks after colons and avoids them at hyphens. */
export function ArticleTitle({ title }: { title: string }) {
  const phrases = title.split(/(?<=:) /);
  return <h1 className={classNames(title.length > LONG_TITLE_LENGTH && "long")}>{phrases.map(unbrokenPhrase)}</h1>;
}

function unbrokenPhrase(phrase: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && " "}
      <span>{phrase.split(/(\S+-\S+)/).map(unbrokenWord)}</span>
    </Fragment>
  );
}

/** Every second part is a word with a hyphen, which is kept on one line. */
function unbrokenWord(part: string, index: number) {
  return index % 2 === 0 ? part : <span key={index}>{part}</span>;
}
