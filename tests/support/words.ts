import type { Locator } from "@playwright/test";
import type { Box, Colour } from "./pixels.ts";

/** A text as it is drawn, and the contrast that WCAG requires of it. */
type DrawnWords = { text: string; colour: Colour; box: Box; needed: number };

/** Lists a control's visible texts and icons, with their colours. */
export function listDrawnWords(control: Locator): Promise<DrawnWords[]> {
  return control.evaluate((element) => {
    const colourOf = (value: string) =>
      value
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) as unknown as Colour;
    const isShown = (holder: Element) => holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const words: DrawnWords[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !isShown(holder) || holder.closest(".sr-only, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(holder);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const needed = isLarge ? 3 : 4.5;
      words.push({ text: node.textContent.trim(), colour: colourOf(color), box: { x, y, width, height }, needed });
    }
    for (const icon of element.querySelectorAll(".icon")) {
      if (!isShown(icon)) continue;
      const { x, y, width, height } = icon.getBoundingClientRect();
      words.push({
        text: "mark",
        colour: colourOf(getComputedStyle(icon).color),
        box: { x, y, width, height },
        needed: 3,
      });
    }
    return words;
  });
}
