import { classNames } from "#app/lib/class-names.ts";

// Longer titles would fill more than a screen at the size of a headline.
const LONG_TITLE = 72;

export function ArticleTitle({ title }: { title: string }) {
  return <h1 className={classNames(title.length > LONG_TITLE && "long")}>{title}</h1>;
}
