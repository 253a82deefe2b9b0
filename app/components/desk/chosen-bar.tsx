import type { ReactNode } from "react";

type ChosenBarProps = {
  /** "Chosen rows". */
  label: string;
  /** "2 chosen". */
  count: ReactNode;
  /** Word buttons and fields, in a form where they post. */
  children: ReactNode;
  /** "Let go", the last word of the bar. */
  release: ReactNode;
};

/** What can be done with the chosen rows, in place above their list. */
export function ChosenBar({ label, count, children, release }: ChosenBarProps) {
  return (
    <section className="bar bulk" aria-label={label}>
      <b className="num" role="status">
        {count}
      </b>
      <div className="acts">{children}</div>
      <div className="end">{release}</div>
    </section>
  );
}
