import { expect, test } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test.each([
  ["a letter", pressed("r"), "R"],
  ["a letter with Shift", pressed("X", { shiftKey: true }), "Shift+X"],
  ["a digit with Shift, whatever it types", pressed("!", { code: "Digit1", shiftKey: true }), "Shift+1"],
  ["a digit that needs no Shift on this keyboard", pressed("&", { code: "Digit1" }), "1"],
  ["a sign that needs Shift on this keyboard", pressed("?", { shiftKey: true }), "?"],
  ["a sign of its own", pressed("/"), "/"],
  ["Command on a Mac", pressed("k", { metaKey: true }), "Control+K"],
  ["three at once", pressed("P", { ctrlKey: true, shiftKey: true }), "Control+Shift+P"],
  ["Alt with a digit", pressed("¡", { code: "Digit1", altKey: true }), "Alt+1"],
  ["a named key", pressed("Enter", { ctrlKey: true }), "Control+Enter"],
])("%s", (_what, shortcut, expected) => {
  expect(shortcut).toBe(expected);
});
