import type { ReactNode } from "react";

/** A sentence above the screen that tells whether the form worked. */
export function OutcomeBar({ isError, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <p className={isError ? "bar c outcome s-bad" : "bar c outcome s-won"} role={isError ? "alert" : "status"}>
      {children}
    </p>
  );
}
