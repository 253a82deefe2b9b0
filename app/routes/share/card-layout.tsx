import type { CSSProperties } from "react";
import { SHARE_SIZE } from "#app/lib/page-path.ts";
import type { DisplayLine } from "#app/typesetting/fit-line.ts";
import { isMixedCase } from "#app/typesetting/letter-case.ts";
import type { Card } from "./card.ts";
import { type FittedTitle, fitTitle } from "./fit-title.ts";

type Colours = { paint: string; ink: string };

const MARGIN = 40;
const MEASURE = SHARE_SIZE.width - 2 * MARGIN;
const TITLE_FAMILY = "title-latin, title-latin-ext, title-vietnamese";
const TEXT_FAMILY = "text-latin, text-latin-ext, text-vietnamese";
const CAP_HEIGHT = 0.7;
const FOOT = 56;
const NOTE_HEIGHT = 108;
const ROOM = { width: MEASURE, height: SHARE_SIZE.height - 2 * MARGIN - FOOT - 24 };

/** The static instances of the display font, by width. */
const FITTED: readonly [width: number, family: string][] = [
  [148, "fitted-148"],
  [130, "fitted-130"],
  [112, "fitted-112"],
  [94, "fitted-94"],
  [78, TITLE_FAMILY],
  [62, "fitted-62"],
];

/** The title, and at the foot the agency's name and the kind of page. */
export function CardLayout({ card, name, colours }: { card: Card; name: string; colours: Colours }) {
  const page: CSSProperties = {
    boxSizing: "border-box",
    ...SHARE_SIZE,
    padding: MARGIN,
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    background: colours.paint,
    color: colours.ink,
  };
  const fitted = "title" in card ? fitTitle(card.title, ROOM) : null;
  const hasNote = card.note !== "" && (fitted?.height ?? 0) <= ROOM.height - NOTE_HEIGHT;
  return (
    <div style={page}>
      {"lines" in card && <Lines lines={card.lines} ink={colours.ink} />}
      {"title" in card && fitted && <Title text={card.title} fitted={fitted} />}
      <div style={{ display: "flex", flexDirection: "column" }}>
        {hasNote && <Note text={card.note} />}
        <Foot name={name} kind={card.kind} colours={colours} />
      </div>
    </div>
  );
}

function Lines({ lines, ink }: { lines: readonly DisplayLine[]; ink: string }) {
  // Two lines must leave space for the foot.
  const size = MEASURE / Math.max(lines.length > 1 ? 5.2 : 3.6, ...lines.map(({ measure }) => measure));
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: size * 0.1 }}>
      {lines.map((line) => (
        <FittedLine key={line.text} line={line} size={size} ink={ink} />
      ))}
    </div>
  );
}

function FittedLine({ line, size, ink }: { line: DisplayLine; size: number; ink: string }) {
  // Narrower than the line needs, because a very slim block would look like a letter.
  const [, family = "fitted-62"] = FITTED.find(([width]) => width <= line.widthAxis - 14) ?? [];
  const lineHeight = isMixedCase(line.text) ? 0.9 : 0.76;
  return (
    <div style={{ display: "flex", height: size * lineHeight, marginLeft: -line.bearing * size }}>
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

function Title({ text, fitted: { size, leading, lines } }: { text: string; fitted: FittedTitle }) {
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

function Note({ text }: { text: string }) {
  const style = { display: "block", fontFamily: TEXT_FAMILY, fontSize: 32, lineHeight: 1.25, lineClamp: 2 };
  return <div style={style}>{text}</div>;
}

function Foot({ name, kind, colours }: { name: string; kind: string; colours: Colours }) {
  return (
    <div style={{ display: "flex", alignItems: "center", marginTop: 28 }}>
      <div style={{ fontFamily: "fitted-130", fontSize: FOOT, lineHeight: 1 }}>{name}</div>
      <div
        style={{
          flex: 1,
          display: "flex",
          alignItems: "center",
          height: FOOT,
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
