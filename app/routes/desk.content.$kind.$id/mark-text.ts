export type MarkdownMark = "bold" | "emphasis" | "link" | "list" | "heading";

type Box = Pick<
  HTMLTextAreaElement,
  "value" | "selectionStart" | "selectionEnd" | "setRangeText" | "setSelectionRange" | "focus"
>;

/** Marks the selection as Markdown, or takes the mark away again. */
export function markText(box: Box, mark: MarkdownMark): void {
  box.focus();
  if (mark === "bold") wrap(box, "**");
  else if (mark === "emphasis") wrap(box, "*");
  else if (mark === "link") wrapLink(box);
  else prefixLines(box, mark === "list" ? "- " : "## ");
}

function wrap(box: Box, sign: string) {
  const { value, selectionStart: start, selectionEnd: end } = box;
  const [before, after] = [value.slice(0, start), value.slice(end)];
  if (before.endsWith(sign) && after.startsWith(sign)) {
    box.setRangeText(value.slice(start, end), start - sign.length, end + sign.length, "select");
    return;
  }
  box.setRangeText(`${sign}${value.slice(start, end)}${sign}`, start, end);
  box.setSelectionRange(start + sign.length, end + sign.length);
}

/** The address is selected, to be typed over. */
function wrapLink(box: Box) {
  const { value, selectionStart: start, selectionEnd: end } = box;
  const words = value.slice(start, end);
  box.setRangeText(`[${words}](https://)`, start, end);
  const address = start + words.length + 3;
  box.setSelectionRange(address, address + "https://".length);
}

function prefixLines(box: Box, prefix: string) {
  const { value, selectionStart, selectionEnd } = box;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const lines = value.slice(start, selectionEnd).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const marked = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line));
  box.setRangeText(marked.join("\n"), start, selectionEnd, "end");
}
