import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type LabStatsProps = {
  counts: readonly { count: Promise<readonly unknown[]>; suffix?: string; label: string }[];
  fixed: { figure: string; label: string };
  loading: string;
  error: string;
};

/** The lab's figures: records counted from the store, which may still be loading, and one fixed figure. */
export function LabStats({ counts, fixed, loading, error }: LabStatsProps) {
  return (
    <ul className="lab-stats">
      {counts.map(({ count, suffix, label }) => (
        <LabStat key={label} label={label}>
          <Suspense fallback={<span className="wait">{loading}</span>}>
            <Await resolve={count} errorElement={<span className="wait">{error}</span>}>
              {(rows) => `${rows.length}${suffix ?? ""}`}
            </Await>
          </Suspense>
        </LabStat>
      ))}
      <LabStat label={fixed.label}>{fixed.figure}</LabStat>
    </ul>
  );
}

function LabStat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <span className="figure">{children}</span> <span>{label}</span>
    </li>
  );
}
