import type { ReactNode } from "react";
import { type Mark, markClass } from "./state-mark.tsx";

export function TroubleList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className="trouble-list" aria-label={label}>
      {children}
    </ul>
  );
}

type TroubleRowProps = {
  mark?: Extract<Mark, "trouble" | "attention">;
  /** The problem in one sentence. */
  title: ReactNode;
  /** Says what is safe and what happens next. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** A problem that needs a person, with its actions on the right. */
export function TroubleRow({ mark = "trouble", title, children, actions }: TroubleRowProps) {
  return (
    <li className={markClass(mark)}>
      <div>
        <b>{title}</b>
        {children}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </li>
  );
}
