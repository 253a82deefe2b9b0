import { todayWords } from "#app/content/desk/today.ts";
import type { readToday } from "#app/enquiries/today.server.ts";

const words = todayWords.say;

type TodaySummaryProps = Pick<
  Awaited<ReturnType<typeof readToday>>,
  "count" | "late" | "answered" | "median" | "stuck"
>;

/** Sums up the desk in a few sentences: who waits, how fast replies were, and how much is stuck. */
export function TodaySummary({ count, late, answered, median, stuck }: TodaySummaryProps) {
  return (
    <p className="say">
      {count === 0 ? words.nobody : words.waiting(count)}
      {count > 0 && (late.length > 0 ? <LateNames names={late} /> : words.end)}
      {median && words.median(answered, median)}
      {stuck.length > 0 ? words.stuck(stuck.length) : words.quiet}
    </p>
  );
}

function LateNames({ names: [first, ...others] }: { names: string[] }) {
  return (
    <>
      {words.and}
      <mark className="s-bad">{first}</mark>
      {words.late(others.length)}
    </>
  );
}
