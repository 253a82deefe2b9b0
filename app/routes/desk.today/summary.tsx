import { useNow } from "#app/components/desk/now.ts";
import { todayWords } from "#app/content/desk/today.ts";
import type { readToday } from "#app/enquiries/today.server.ts";

const words = todayWords.say;

type TodaySummaryProps = Pick<
  Awaited<ReturnType<typeof readToday>>,
  "waiting" | "count" | "late" | "answered" | "median" | "stuck" | "now"
>;

/** Sums up the desk in a few sentences: who waits, how fast replies were, and how much is stuck. */
export function TodaySummary({ waiting, count, late, answered, median, stuck, now: atLoad }: TodaySummaryProps) {
  const now = useNow(atLoad);
  const lateSinceLoad = waiting.filter(({ dueAt }) => Date.parse(dueAt) >= atLoad && Date.parse(dueAt) < now).length;
  const lateCount = late + lateSinceLoad;
  const [first] = waiting;
  return (
    <p className="say">
      {count === 0 ? words.nobody : words.waiting(count)}
      {count > 0 && (first && lateCount > 0 ? <WaitedTooLong first={first.name} count={lateCount} /> : words.end)}
      {median && words.median(answered, median)}
      {stuck.length > 0 ? words.stuck(stuck.length) : words.quiet}
    </p>
  );
}

function WaitedTooLong({ first, count }: { first: string; count: number }) {
  return (
    <>
      {words.and}
      <mark className="s-bad">{first}</mark>
      {words.late(count - 1)}
    </>
  );
}
