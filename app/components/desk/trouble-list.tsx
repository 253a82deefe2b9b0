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
  /** What happened, in one sentence. */
  title: ReactNode;
  /** What is safe, and what comes next. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** Something that needs a hand: what happened, what is safe, and an action on the right. */
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
