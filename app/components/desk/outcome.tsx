import type { ReactNode } from "react";

/** The result of a form, in a sentence above the screen. */
export function Outcome({ isError, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <p className={isError ? "bar c outcome s-bad" : "bar c outcome s-won"} role={isError ? "alert" : "status"}>
      {children}
    </p>
  );
}
