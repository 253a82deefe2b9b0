import type { ComponentProps, ReactNode } from "react";

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  title: ReactNode;
  headingId?: string;
  /** Text or a link on the right of the title. */
  note?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
};

/** A part of a screen with a ruled heading. */
export function Section({ title, headingId, note, actions, children, ...props }: SectionProps) {
  return (
    <section aria-labelledby={headingId} {...props}>
      <div className="sh">
        <h2 id={headingId}>{title}</h2>
        {note && <p>{note}</p>}
        {actions && <div className="acts">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
