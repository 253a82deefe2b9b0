export type MarkdownMark = "bold" | "emphasis" | "link" | "list" | "heading";

type TextBox = Pick<
  HTMLTextAreaElement,
  "value" | "selectionStart" | "selectionEnd" | "setRangeText" | "setSelectionRange" | "focus"
>;

/** Puts a Markdown mark on the selection, or takes the mark away if it is there. A link is only put, never taken away. */
export function markText(box: TextBox, mark: MarkdownMark): void {
  box.focus();
  if (mark === "bold") toggleWrap(box, "**");
  else if (mark === "emphasis") toggleWrap(box, "*");
  else if (mark === "link") insertLink(box);
  else toggleLinePrefix(box, mark === "list" ? "- " : "## ");
}

function toggleWrap(box: TextBox, sign: string) {
  const { value, selectionStart: start, selectionEnd: end } = box;
  const [before, after] = [value.slice(0, start), value.slice(end)];
  if (before.endsWith(sign) && after.startsWith(sign)) {
    box.setRangeText(value.slice(start, end), start - sign.length, end + sign.length, "select");
    return;
  }
  box.setRangeText(`${sign}${value.slice(start, end)}${sign}`, start, end);
  box.setSelectionRange(start + sign.length, end + sign.length);
}

/** Selects the link's placeholder address, so that typing replaces it. */
function insertLink(box: TextBox) {
  const { value, selectionStart: start, selectionEnd: end } = box;
  const words = value.slice(start, end);
  box.setRangeText(`[${words}](https://)`, start, end);
  const address = start + words.length + 3;
  box.setSelectionRange(address, address + "https://".length);
}

function toggleLinePrefix(box: TextBox, prefix: string) {
  const { value, selectionStart, selectionEnd } = box;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const lines = value.slice(start, selectionEnd).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const marked = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line));
  box.setRangeText(marked.join("\n"), start, selectionEnd, "end");
}
