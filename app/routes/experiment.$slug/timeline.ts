/** Progress from 0 to 1 of "12 weeks, week 7" or "6 weeks, finished". Null for any other text. */
export function timelineProgress(timeline: string): number | null {
  const [, whole, week] = /^(\d+) weeks?, (?:week (\d+)|finished)$/i.exec(timeline.trim()) ?? [];
  const weeks = Number(whole);
  if (!weeks) return null;
  return week === undefined ? 1 : Math.min(1, Number(week) / weeks);
}
