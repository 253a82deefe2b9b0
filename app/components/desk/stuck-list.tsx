import type { ReactNode } from "react";
import { type Mark, markClass } from "./state-mark.tsx";

export function StuckList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className="stuck" aria-label={label}>
      {children}
    </ul>
  );
}

type StuckRowProps = {
  mark?: Extract<Mark, "trouble" | "attention">;
  /** What happened, in one sentence. */
  title: ReactNode;
  /** What is safe, and what comes next. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** Something that needs a hand: what happened, what is safe, and an action on the right. */
export function StuckRow({ mark = "trouble", title, children, actions }: StuckRowProps) {
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
