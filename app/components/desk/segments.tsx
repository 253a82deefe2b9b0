import type { ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Mark, markClass } from "./state-mark.tsx";
import { ViewLink } from "./view-link.tsx";

type SegmentLinksProps = {
  label: string;
  choices: readonly { label: ReactNode; to: string; current: boolean }[];
};

/** A choice between a few links, such as the order of a list. */
export function SegmentLinks({ label, choices }: SegmentLinksProps) {
  return (
    <nav className="seg" aria-label={label}>
      {choices.map(({ label: words, to, current }) => (
        <ViewLink key={to} to={to} aria-current={current ? "true" : undefined}>
          {words}
        </ViewLink>
      ))}
    </nav>
  );
}

type SegmentButtonsProps = {
  label: string;
  /** The name of the field that the buttons post. */
  name: string;
  choices: readonly { label: ReactNode; value: string; shortcut?: string }[];
  value: string;
  /** Sets the paint of the chosen button; without a mark it is pink. */
  mark?: Mark;
};

/** A choice between a few submit buttons, such as the states of an enquiry. Rendered inside a form. */
export function SegmentButtons({ label, name, choices, value, mark }: SegmentButtonsProps) {
  return (
    <fieldset className={classNames("seg", mark && markClass(mark))} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="submit"
          name={name}
          value={choice.value}
          aria-pressed={choice.value === value}
          aria-keyshortcuts={choice.shortcut}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
