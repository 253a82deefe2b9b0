export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  id2?: { local?: string };
  args: {
    frame_reporter?: { state: string; frame_sequence: number; scroll_state: string; frame_source: number };
    data?: { state?: string };
  };
};

/** Counts the frames due and the frames shown while something moved or scrolled; with `whole`, in the entire trace. */
export function countFrames(events: readonly TraceEvent[], { whole }: { whole: boolean }) {
  const intervals = animationIntervals(events);
  const isMoving = (at: number) => whole || intervals.some(([from, to]) => at >= from && at <= to);
  const frames = new Map<string, boolean>();
  for (const { ts, args } of events) {
    const frame = args.frame_reporter;
    if (!frame || frame.state === "STATE_NO_UPDATE_DESIRED") continue;
    if (frame.scroll_state === "SCROLL_NONE" && !isMoving(ts)) continue;
    const key = `${frame.frame_source}/${frame.frame_sequence}`;
    frames.set(key, frames.get(key) || frame.state.startsWith("STATE_PRESENTED"));
  }
  return { due: frames.size, shown: [...frames.values()].filter(Boolean).length };
}

/** Lists when animations ran. An animation starts pending (phase "b") and moves only once it is running (phase "n"). */
function animationIntervals(events: readonly TraceEvent[]) {
  const running = new Map<string | undefined, number>();
  const times: [number, number][] = [];
  for (const { name, ph, ts, id2, args } of events) {
    if (name !== "Animation") continue;
    const id = id2?.local;
    if (ph === "b") running.delete(id);
    if (ph === "n" && args.data?.state === "running" && !running.has(id)) running.set(id, ts);
    const from = running.get(id);
    if (ph === "e" && from) times.push([from, ts]);
  }
  return times;
}
