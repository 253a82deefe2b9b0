import { classNames } from "#app/lib/class-names.ts";
import { fitLine } from "#app/typesetting/fit-line.ts";
import { type Mark, markClass } from "./state-mark.tsx";
import { ViewLink } from "./view-link.tsx";

/** The length of five columns; see .dh in app/styles/desk/title.css. */
const TITLE_MEASURE_EM = 5.2;

export type TitleSegment = {
  label: string;
  /** The number before the label. It also sets the width of the segment. */
  count?: number;
  /** Sets the segment's paint; without a mark it is pale. */
  mark?: Mark;
  /** Makes the segment a link that filters the list; `current` marks the chosen filter. */
  to?: string;
  current?: boolean;
  /** The keyboard shortcut of the filter, as `aria-keyshortcuts`. */
  shortcut?: string;
  /** Puts the segment at the end, outlined and not to scale. Used for spam. */
  apart?: boolean;
};

type ScreenTitleProps = {
  title: string;
  /** The accessible name of the segments: "Show one state. Widths are to scale". */
  label?: string;
  segments: readonly TitleSegment[];
  /** Formats a count, as in `1,204`. By default, plain digits. */
  formatCount?: (count: number) => string;
};

/** The title of a screen and the block after it, whose segments are as wide as their counts. */
export function ScreenTitle({ title, label, segments, formatCount = String }: ScreenTitleProps) {
  const { widthAxis, bearing, inkLength } = fitLine(title, { measure: TITLE_MEASURE_EM, widthWhenShort: 128 });
  return (
    <header className={classNames("dh", inkLength !== undefined && "run")}>
      <div>
        <h1 style={{ "--w": widthAxis, "--l": bearing }}>{title}</h1>
        <ul className="blk" aria-label={label}>
          {segments.map(({ count, apart, ...segment }) => (
            <li
              key={segment.label}
              className={apart ? "off" : count === undefined ? "w" : undefined}
              // Flex factors that add up to less than 1 would leave a part of the line empty.
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

type SegmentFaceProps = Omit<TitleSegment, "apart"> & { formatCount: (count: number) => string };

function SegmentFace({ label, count, mark, to, current, shortcut, formatCount }: SegmentFaceProps) {
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
