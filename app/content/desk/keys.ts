/** `["1", "to", "5"]` shows two keys with the word between them. */
export type KeyHint = { keys: readonly string[]; does: string };

type KeyGroup = { name: string; keys: readonly KeyHint[] };

/**
 * All keys, as the help shows them. Those of one control stand on it as `aria-keyshortcuts`, which is what the keyboard
 * looks for (app/components/desk/use-keys.ts).
 */
export const keyGroups = {
  everywhere: {
    name: "Everywhere",
    keys: [
      { keys: ["Ctrl K"], does: "Find anything" },
      { keys: ["?"], does: "All keys" },
      { keys: ["G T", "G E", "G C"], does: "Go to Today, Enquiries, Content" },
      { keys: ["G M", "G F", "G O"], does: "Go to Media, Figures, Operators" },
      { keys: ["Z"], does: "Undo" },
      { keys: ["Esc"], does: "Close, let go" },
    ],
  },
  lists: {
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
  enquiries: {
    name: "Enquiries",
    keys: [
      { keys: ["R"], does: "Reply" },
      { keys: ["M"], does: "Write a note" },
      { keys: ["V"], does: "Give to somebody" },
      { keys: ["1", "to", "5"], does: "Set New, Open, Answered, Won, Closed" },
      { keys: ["Shift 1", "to", "5"], does: "Show only that state" },
      { keys: ["S"], does: "Spam, not spam" },
      { keys: ["Ctrl Enter"], does: "Send" },
    ],
  },
  editor: {
    name: "Editor",
    keys: [
      { keys: ["Ctrl S"], does: "Save" },
      { keys: ["Ctrl Shift P"], does: "Publish" },
      { keys: ["H"], does: "History" },
      { keys: ["Alt 1", "to", "Alt 3"], does: "Page width 390, 768, 1440" },
      { keys: ["Alt ↑", "Alt ↓"], does: "Move a row" },
    ],
  },
} as const satisfies Record<string, KeyGroup>;

/** Under the list of enquiries. */
export const enquiryListKeys: readonly KeyHint[] = [
  { keys: ["J", "K"], does: "move" },
  { keys: ["X"], does: "choose" },
  { keys: ["Enter"], does: "open" },
  { keys: ["/"], does: "find" },
  { keys: ["Shift 1", "to", "5"], does: "show one state" },
];

/** Above all keys, before the link to the setting. */
export const keyWords = {
  on: "Single letters rest while you type. You can switch them off:",
  off: "Single letters are switched off for you; keys held with Ctrl or Alt work. The setting:",
} as const;
