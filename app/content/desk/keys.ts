import { assignKey, settableStates, spamKey, stateWords } from "./enquiry-states.ts";
import type { DeskScreen } from "./screens.ts";

/** `["1", "to", "5"]` shows two keys with "to" between them. */
export type KeyHint = { keys: readonly string[]; does: string };

type KeyGroup = { name: string; keys: readonly KeyHint[] };

/** How many "go to" shortcuts share one line of the help. */
const SCREENS_PER_LINE = 3;

/**
 * All shortcuts, as the help shows them to an operator who has these screens. A shortcut works through `aria-keyshortcuts` on its
 * control, not through this list (app/components/desk/use-desk-keys.ts).
 */
export function keyGroups(screens: readonly DeskScreen[]): readonly KeyGroup[] {
  const lines = Array.from({ length: Math.ceil(screens.length / SCREENS_PER_LINE) }, (_, line) =>
    screens.slice(line * SCREENS_PER_LINE, (line + 1) * SCREENS_PER_LINE),
  );
  const places = lines.map((line) => ({
    keys: line.map(({ key }) => `G ${key}`),
    does: `Go to ${line.map(({ label }) => label).join(", ")}`,
  }));
  return [{ name: "Everywhere", keys: [...everywhereKeys, ...places] }, ...screenKeyGroups];
}

const everywhereKeys: readonly KeyHint[] = [
  { keys: ["Ctrl K"], does: "Find anything" },
  { keys: ["?"], does: "All keys" },
  { keys: ["Z"], does: "Undo" },
  { keys: ["Esc"], does: "Close, let go" },
];

const stateKeys = ["1", "to", String(settableStates.length)];
const stateKeysWithShift = ["Shift 1", ...stateKeys.slice(1)];

const screenKeyGroups: readonly KeyGroup[] = [
  {
    name: "In a list",
    keys: [
      { keys: ["J", "K"], does: "Next row, previous row" },
      { keys: ["Enter"], does: "Open the row" },
      { keys: ["X", "Shift X"], does: "Choose the row, a range" },
      { keys: ["/"], does: "Find in this list" },
      { keys: ["U"], does: "Back to the list" },
      { keys: ["[", "]"], does: "The other kinds of content" },
    ],
  },
  {
    name: "Enquiries",
    keys: [
      { keys: ["R"], does: "Reply" },
      { keys: ["M"], does: "Write a note" },
      { keys: [assignKey], does: "Give to somebody" },
      { keys: stateKeys, does: `Set ${settableStates.map((state) => stateWords[state]).join(", ")}` },
      { keys: stateKeysWithShift, does: "Show only that state" },
      { keys: [spamKey], does: "Spam, not spam" },
      { keys: ["Ctrl Enter"], does: "Send" },
    ],
  },
  {
    name: "Editor",
    keys: [
      { keys: ["Ctrl S"], does: "Save" },
      { keys: ["Ctrl Shift P"], does: "Publish" },
      { keys: ["H"], does: "History" },
      { keys: ["Alt 1", "to", "Alt 3"], does: "Page width 390, 768, 1440" },
      { keys: ["Alt ↑", "Alt ↓"], does: "Move a row" },
    ],
  },
];

/** The shortcuts shown under a list of enquiries: only those that work there. */
export function enquiryListKeys({ isSpam = false, isEmpty = false } = {}): readonly KeyHint[] {
  const ofRows = [
    { keys: ["J", "K"], does: "move" },
    { keys: ["X"], does: "choose" },
    { keys: [assignKey], does: "give to" },
    ...(isSpam ? [] : [{ keys: stateKeys, does: "set the state" }]),
    { keys: [spamKey], does: isSpam ? "not spam" : "spam" },
    { keys: ["Enter"], does: "open" },
  ];
  return [
    ...(isEmpty ? [] : ofRows),
    { keys: ["/"], does: "find" },
    { keys: stateKeysWithShift, does: "show one state" },
  ];
}

/** The sentence above the help's list of keys, before the link to the setting. */
export const shortcutSettingWords = {
  on: "Single-key shortcuts are off while you type. To switch them off altogether:",
  off: "Single-key shortcuts are switched off; those with Ctrl or Alt work. To switch them on:",
} as const;
