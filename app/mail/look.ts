import type { CSSProperties } from "react";

/** The colours of app/styles/tokens.css, written out because mails know no custom properties. A test compares them. */
export const lightColours = {
  ground: "#f1f2ef",
  sheet: "#fbfbf9",
  ink: "#15171a",
  "ink-2": "#4b5056",
  hair: "#c9cdc7",
} as const;
export const darkColours = {
  ground: "#15171a",
  sheet: "#2a2e33",
  ink: "#f1f2ef",
  "ink-2": "#aeb4b9",
  hair: "#3a3f44",
} as const;
export const paintColours = {
  pink: "#ff6ba8",
  orange: "#ff7a33",
  yellow: "#ffcf2e",
  green: "#35c77a",
  blue: "#6aa9ff",
} as const;
export const onPaintColour = "#15171a";

const TEXT_FAMILY = "Arial, Helvetica Neue, Helvetica, sans-serif";
const DISPLAY_FAMILY = "Arial Black, Helvetica Neue, Helvetica, Arial, sans-serif";
// In px, because some mail clients know no other unit.
const textFont = (size: number, line: number, weight = "") => `${weight} ${size}px/${line}px ${TEXT_FAMILY}`.trim();

export const fonts = {
  name: `900 25px/28px ${DISPLAY_FAMILY}`,
  title: `900 42px/44px ${DISPLAY_FAMILY}`,
  lead: textFont(17, 25),
  message: textFont(17, 26),
  body: textFont(15, 23),
  label: textFont(15, 23, "bold"),
  small: textFont(14, 21),
  button: textFont(17, 22, "bold"),
  arrow: textFont(20, 22, "bold"),
} as const;

/** Keeps a visitor's long words from widening the page. */
export const breakLongWords: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

// The light colours are inline styles, because many mail clients drop style sheets. `!important` lets the sheet override
// them in the other clients.
const darkRules = [
  `.ground { background: ${darkColours.ground} !important; }`,
  `.sheet { background: ${darkColours.sheet} !important; }`,
  `.ink { color: ${darkColours.ink} !important; }`,
  `.ink-2 { color: ${darkColours["ink-2"]} !important; }`,
  `.hair { border-color: ${darkColours.hair} !important; }`,
  `.rule { border-color: ${darkColours.ink} !important; }`,
  `.button { background: ${darkColours.ink} !important; }`,
  `.on-key { color: ${darkColours.ground} !important; }`,
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
