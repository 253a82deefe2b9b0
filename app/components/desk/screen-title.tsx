import { classNames } from "#app/lib/class-names.ts";
import { fitLine } from "#app/typesetting/fit-line.ts";
import { type Mark, markClass } from "./state-mark.tsx";
import { ViewLink } from "./view-link.tsx";

/** Five columns, in em; see .dh in app/styles/desk/title.css. */
const MEASURE = 5.2;

export type Segment = {
  label: string;
  /** The figure over the word. Also the segment's share of the block. */
  count?: number;
  /** Its paint; pale without. */
  mark?: Mark;
  /** A segment with an address is a filter; `current` is the chosen one. */
  to?: string;
  current?: boolean;
  /** The key that chooses it, as `aria-keyshortcuts`. */
  shortcut?: string;
  /** Stands apart at the end, outlined and not to scale: spam. */
  apart?: boolean;
};

type ScreenTitleProps = {
  title: string;
  /** What the widths mean: "Show one state. Widths are to scale". */
  label?: string;
  segments: readonly Segment[];
  /** `1,204` for a locale; plain digits without. */
  formatCount?: (count: number) => string;
};

/** The fitted word and its block, whose segments are as wide as their counts. */
export function ScreenTitle({ title, label, segments, formatCount = String }: ScreenTitleProps) {
  const { widthAxis, bearing, inkLength } = fitLine(title, { measure: MEASURE, widthWhenShort: 128 });
  return (
    <header className={classNames("dh", inkLength !== undefined && "run")}>
      <div>
        <h1 style={{ "--w": widthAxis, "--l": bearing }}>{title}</h1>
        <ul className="blk" aria-label={label}>
          {segments.map(({ count, apart, ...segment }) => (
            <li
              key={segment.label}
              className={apart ? "off" : count === undefined ? "w" : undefined}
              // A share below one would leave a part of the line empty.
              style={{ "--n": Math.max(2 * (count ?? 1), 1) }}
            >
              <SegmentFace {...segment} count={count} formatCount={formatCount} />
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}

type FaceProps = Omit<Segment, "apart"> & { formatCount: (count: number) => string };

function SegmentFace({ label, count, mark, to, current, shortcut, formatCount }: FaceProps) {
  const className = mark && markClass(mark) !== "line" ? markClass(mark) : "q";
  const face = (
    <>
      {count !== undefined && <b className="num">{formatCount(count)}</b>} {label}
    </>
  );
  if (!to) return <span className={className}>{face}</span>;
  return (
    <ViewLink to={to} className={className} aria-current={current ? "true" : undefined} aria-keyshortcuts={shortcut}>
      {face}
    </ViewLink>
  );
}
