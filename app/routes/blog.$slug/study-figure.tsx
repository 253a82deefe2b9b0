export type StudyFigureProps = {
  /** Describes the bars for screen readers. */
  label: string;
  caption: string;
  bars: readonly { name: string; percent: number; accent?: boolean }[];
};

/** Bars to scale; the longest fills the width. */
export function StudyFigure({ label, caption, bars }: StudyFigureProps) {
  const longest = Math.max(...bars.map(({ percent }) => percent));
  return (
    <figure className="study-figure">
      <div className="study-bars" role="img" aria-label={label}>
        {bars.map(({ name, percent, accent }) => (
          <div key={name}>
            <span>
              {name} <b>{percent}%</b>
            </span>
            <i data-accent={accent} style={{ width: `${(percent / longest) * 100}%` }} />
          </div>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
