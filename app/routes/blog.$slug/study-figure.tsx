export type StudyFigureProps = {
  /** Describes the bars for screen readers. */
  label: string;
  caption: string;
  bars: readonly { name: string; share: number; accent?: boolean }[];
};

/** Bars to scale; the longest fills the width. */
export function StudyFigure({ label, caption, bars }: StudyFigureProps) {
  const longest = Math.max(...bars.map(({ share }) => share));
  return (
    <figure className="study-figure">
      <div className="study-bars" role="img" aria-label={label}>
        {bars.map(({ name, share, accent }) => (
          <div key={name}>
            <span>
              {name} <b>{share}%</b>
            </span>
            <i data-accent={accent} style={{ width: `${(share / longest) * 100}%` }} />
          </div>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
