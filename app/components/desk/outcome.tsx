import type { ReactNode } from "react";

/** What a form came to, in a sentence over the screen. */
export function Outcome({ isError, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <p className={isError ? "bar c outcome s-bad" : "bar c outcome s-won"} role={isError ? "alert" : "status"}>
      {children}
    </p>
  );
}
