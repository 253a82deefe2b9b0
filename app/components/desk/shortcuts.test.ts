import { expect, test } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const shortcutOfKey = (key: string, held: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test.each([
  ["a letter", shortcutOfKey("r"), "R"],
  ["a letter with Shift", shortcutOfKey("X", { shiftKey: true }), "Shift+X"],
  ["a digit with Shift, whatever it types", shortcutOfKey("!", { code: "Digit1", shiftKey: true }), "Shift+1"],
  ["a digit that needs no Shift on this keyboard", shortcutOfKey("&", { code: "Digit1" }), "1"],
  ["a sign that needs Shift on this keyboard", shortcutOfKey("?", { shiftKey: true }), "?"],
  ["a sign of its own", shortcutOfKey("/"), "/"],
  ["Command on a Mac", shortcutOfKey("k", { metaKey: true }), "Control+K"],
  ["three at once", shortcutOfKey("P", { ctrlKey: true, shiftKey: true }), "Control+Shift+P"],
  ["Alt with a digit", shortcutOfKey("¡", { code: "Digit1", altKey: true }), "Alt+1"],
  ["a named key", shortcutOfKey("Enter", { ctrlKey: true }), "Control+Enter"],
])("%s", (_what, shortcut, expected) => {
  expect(shortcut).toBe(expected);
});
