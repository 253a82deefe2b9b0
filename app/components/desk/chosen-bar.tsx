import type { ReactNode } from "react";

type ChosenBarProps = {
  /** "Chosen rows". */
  label: string;
  /** "2 chosen". */
  count: ReactNode;
  /** Buttons and fields for the chosen rows; those that post bring their own form. */
  children: ReactNode;
  /** The button that clears the choice, at the end of the bar. */
  release: ReactNode;
};

/** The bar above a list with the actions for the chosen rows. */
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
