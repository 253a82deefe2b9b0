import type { CSSProperties } from "react";
import { SHARE_IMAGE_SIZE } from "#app/lib/page-path.ts";
import type { DisplayLine } from "#app/typesetting/fit-line.ts";
import { isMixedCase } from "#app/typesetting/letter-case.ts";
import type { ShareCard } from "./card.ts";
import { type FittedTitle, fitTitle } from "./fit-title.ts";

type CardColours = { paint: string; ink: string };

const MARGIN_PX = 40;
const CONTENT_WIDTH_PX = SHARE_IMAGE_SIZE.width - 2 * MARGIN_PX;
const TITLE_FAMILY = "title-latin, title-latin-ext, title-vietnamese";
const TEXT_FAMILY = "text-latin, text-latin-ext, text-vietnamese";
const CAP_HEIGHT_EM = 0.7;
const FOOT_HEIGHT_PX = 56;
const NOTE_HEIGHT_PX = 108;
const TITLE_SPACE_PX = {
  width: CONTENT_WIDTH_PX,
  height: SHARE_IMAGE_SIZE.height - 2 * MARGIN_PX - FOOT_HEIGHT_PX - 24,
};

/** Static instances of the display font with their value on its width axis, widest first. */
const FITTED_FAMILIES: readonly [width: number, family: string][] = [
  [148, "fitted-148"],
  [130, "fitted-130"],
  [112, "fitted-112"],
  [94, "fitted-94"],
  [78, TITLE_FAMILY],
  [62, "fitted-62"],
];

/** Lays out a share image: the title, and at the foot the agency's name and the kind of page. */
export function CardLayout({ card, name, colours }: { card: ShareCard; name: string; colours: CardColours }) {
  const page: CSSProperties = {
    boxSizing: "border-box",
    ...SHARE_IMAGE_SIZE,
    padding: MARGIN_PX,
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    background: colours.paint,
    color: colours.ink,
  };
  const fitted = "title" in card ? fitTitle(card.title, TITLE_SPACE_PX) : null;
  const hasNote = card.note !== "" && (fitted?.height ?? 0) <= TITLE_SPACE_PX.height - NOTE_HEIGHT_PX;
  return (
    <div style={page}>
      {"lines" in card && <FittedLines lines={card.lines} ink={colours.ink} />}
      {"title" in card && fitted && <PlainTitle text={card.title} fitted={fitted} />}
      <div style={{ display: "flex", flexDirection: "column" }}>
        {hasNote && <CardNote text={card.note} />}
        <CardFoot name={name} kind={card.kind} colours={colours} />
      </div>
    </div>
  );
}

function FittedLines({ lines, ink }: { lines: readonly DisplayLine[]; ink: string }) {
  // Two lines are set smaller than one, to leave space for the foot.
  const size = CONTENT_WIDTH_PX / Math.max(lines.length > 1 ? 5.2 : 3.6, ...lines.map(({ measure }) => measure));
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: size * 0.1 }}>
      {lines.map((line) => (
        <FittedLine key={line.text} line={line} size={size} ink={ink} />
      ))}
    </div>
  );
}

function FittedLine({ line, size, ink }: { line: DisplayLine; size: number; ink: string }) {
  // The font is narrower than the line needs, because a very slim block would look like a letter.
  const [, family = "fitted-62"] = FITTED_FAMILIES.find(([width]) => width <= line.widthAxis - 14) ?? [];
  const lineHeight = isMixedCase(line.text) ? 0.9 : 0.76;
  return (
    <div style={{ display: "flex", height: size * lineHeight, marginLeft: -line.bearing * size }}>
      <div style={{ fontFamily: family, fontSize: size, lineHeight, whiteSpace: "nowrap" }}>{line.text}</div>
      <div
        style={{
          flex: 1,
          height: size * CAP_HEIGHT_EM,
          margin: `${(lineHeight - 0.658) * 0.5 * size}px 0 0 ${size * 0.06}px`,
          background: ink,
        }}
      />
    </div>
  );
}

function PlainTitle({ text, fitted: { size, leading, lines } }: { text: string; fitted: FittedTitle }) {
  const style: CSSProperties = {
    display: "block",
    fontFamily: TITLE_FAMILY,
    fontSize: size,
    lineHeight: leading,
    lineClamp: lines,
    wordBreak: "break-word",
  };
  return <div style={style}>{text}</div>;
}

function CardNote({ text }: { text: string }) {
  const style = { display: "block", fontFamily: TEXT_FAMILY, fontSize: 32, lineHeight: 1.25, lineClamp: 2 };
  return <div style={style}>{text}</div>;
}

function CardFoot({ name, kind, colours }: { name: string; kind: string; colours: CardColours }) {
  return (
    <div style={{ display: "flex", alignItems: "center", marginTop: 28 }}>
      <div style={{ fontFamily: "fitted-130", fontSize: FOOT_HEIGHT_PX, lineHeight: 1 }}>{name}</div>
      <div
        style={{
          flex: 1,
          display: "flex",
          alignItems: "center",
          height: FOOT_HEIGHT_PX,
          marginLeft: 24,
          padding: "0 20px",
          background: colours.ink,
          color: colours.paint,
          fontFamily: TEXT_FAMILY,
          fontSize: 26,
        }}
      >
        <div style={{ display: "block", lineClamp: 1, wordBreak: "break-all" }}>{kind}</div>
      </div>
    </div>
  );
}
