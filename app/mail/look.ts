import type { CSSProperties } from "react";

/** The colours of app/styles/tokens.css, written out: a mail has no custom properties. A test compares them. */
export const light = {
  ground: "#f1f2ef",
  sheet: "#fbfbf9",
  ink: "#15171a",
  "ink-2": "#4b5056",
  hair: "#c9cdc7",
} as const;
export const dark = {
  ground: "#15171a",
  sheet: "#2a2e33",
  ink: "#f1f2ef",
  "ink-2": "#aeb4b9",
  hair: "#3a3f44",
} as const;
export const paints = {
  pink: "#ff6ba8",
  orange: "#ff7a33",
  yellow: "#ffcf2e",
  green: "#35c77a",
  blue: "#6aa9ff",
} as const;
export const onPaint = "#15171a";

const TEXT = "Arial, Helvetica Neue, Helvetica, sans-serif";
const DISPLAY = "Arial Black, Helvetica Neue, Helvetica, Arial, sans-serif";
// Font sizes are in px: some mail clients know no other unit.
const text = (size: number, line: number, weight = "") => `${weight} ${size}px/${line}px ${TEXT}`.trim();

export const fonts = {
  name: `900 25px/28px ${DISPLAY}`,
  title: `900 42px/44px ${DISPLAY}`,
  lead: text(17, 25),
  message: text(17, 26),
  body: text(15, 23),
  label: text(15, 23, "bold"),
  small: text(14, 21),
  button: text(17, 22, "bold"),
  arrow: text(20, 22, "bold"),
} as const;

/** Long words of visitors must not widen the page. */
export const breakLongWords: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

// Inline styles hold the light colours, because many clients drop style sheets. Clients that keep ours need `!important` to
// override them.
const darkRules = [
  `.ground { background: ${dark.ground} !important; }`,
  `.sheet { background: ${dark.sheet} !important; }`,
  `.ink { color: ${dark.ink} !important; }`,
  `.ink-2 { color: ${dark["ink-2"]} !important; }`,
  `.hair { border-color: ${dark.hair} !important; }`,
  `.rule { border-color: ${dark.ink} !important; }`,
  `.button { background: ${dark.ink} !important; }`,
  `.on-key { color: ${dark.ground} !important; }`,
];

export const styleSheet = `
:root { color-scheme: light dark; }
a { color: inherit; }
@media (max-width: 520px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 33px !important; line-height: 36px !important; }
}
@media (prefers-color-scheme: dark) {
  ${darkRules.join("\n  ")}
}
`;
