import type { CSSProperties } from "react";
import { isMixedCase, type Line } from "#app/lib/line.ts";
import { SHARE_SIZE } from "#app/lib/share-path.ts";
import type { Card } from "./card.ts";

type Colours = { paint: string; ink: string };

const MARGIN = 40;
const MEASURE = SHARE_SIZE.width - 2 * MARGIN;
const TITLE_FAMILY = "title-latin, title-latin-ext, title-vietnamese";
const TEXT_FAMILY = "text-latin, text-latin-ext, text-vietnamese";
const CAP_HEIGHT = 0.7;

/** The cuts of the display face by width. */
const FITTED: readonly [width: number, family: string][] = [
  [148, "fitted-148"],
  [130, "fitted-130"],
  [112, "fitted-112"],
  [94, "fitted-94"],
  [78, TITLE_FAMILY],
  [62, "fitted-62"],
];

/** Lines set to the measure, the block that fills what is left, and at the foot the name with a block that says what it is. */
export function CardLayout({ card, name, colours }: { card: Card; name: string; colours: Colours }) {
  const page: CSSProperties = {
    width: SHARE_SIZE.width,
    height: SHARE_SIZE.height,
    padding: MARGIN,
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    background: colours.paint,
    color: colours.ink,
  };
  return (
    <div style={page}>
      <div style={{ display: "flex", flexDirection: "column" }}>
        {"lines" in card ? <Lines lines={card.lines} ink={colours.ink} /> : <Title text={card.title} />}
        {hasRoom(card) && <Note text={card.note} />}
      </div>
      <Foot name={name} kind={card.kind} colours={colours} />
    </div>
  );
}

function Lines({ lines, ink }: { lines: readonly Line[]; ink: string }) {
  // Two lines must leave room for the foot.
  const size = MEASURE / Math.max(lines.length > 1 ? 4.8 : 3.6, ...lines.map(({ em }) => em));
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: size * 0.1 }}>
      {lines.map((line) => (
        <FittedLine key={line.text} line={line} size={size} ink={ink} />
      ))}
    </div>
  );
}

function FittedLine({ line, size, ink }: { line: Line; size: number; ink: string }) {
  const [, family = "fitted-62"] = FITTED.find(([width]) => width <= line.w - 2) ?? [];
  const lineHeight = isMixedCase(line.text) ? 0.9 : 0.76;
  return (
    <div style={{ display: "flex", height: size * lineHeight, marginLeft: -line.l * size }}>
      <div style={{ fontFamily: family, fontSize: size, lineHeight, whiteSpace: "nowrap" }}>{line.text}</div>
      <div
        style={{
          flex: 1,
          height: size * CAP_HEIGHT,
          margin: `${(lineHeight - 0.658) * 0.5 * size}px 0 0 ${size * 0.06}px`,
          background: ink,
        }}
      />
    </div>
  );
}

function Title({ text }: { text: string }) {
  const [, fontSize = 62, lineClamp = 7] = TITLE_SIZES.find(([longest]) => text.length <= longest) ?? [];
  const style: CSSProperties = {
    display: "block",
    fontFamily: TITLE_FAMILY,
    fontSize,
    lineHeight: 0.94,
    lineClamp,
    wordBreak: "break-word",
    textWrap: "balance",
  };
  return <div style={style}>{text}</div>;
}

const TITLE_SIZES: readonly [longest: number, fontSize: number, lines: number][] = [
  [24, 168, 3],
  [44, 132, 3],
  [64, 112, 4],
  [100, 90, 5],
  [150, 74, 6],
];

function hasRoom(card: Card): boolean {
  if (!card.note) return false;
  return "lines" in card ? true : card.title.length <= 44;
}

function Note({ text }: { text: string }) {
  const style: CSSProperties = {
    display: "block",
    marginTop: 24,
    maxWidth: 940,
    fontFamily: TEXT_FAMILY,
    lineClamp: 2,
  };
  return <div style={{ ...style, fontSize: 32, lineHeight: 1.25 }}>{text}</div>;
}

function Foot({ name, kind, colours }: { name: string; kind: string; colours: Colours }) {
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <div style={{ fontFamily: "fitted-130", fontSize: 56, lineHeight: 1 }}>{name}</div>
      <div
        style={{
          flex: 1,
          display: "flex",
          alignItems: "center",
          height: 56,
          marginLeft: 24,
          paddingLeft: 20,
          background: colours.ink,
          color: colours.paint,
          fontFamily: TEXT_FAMILY,
          fontSize: 26,
        }}
      >
        {kind}
      </div>
    </div>
  );
}
