import { expect, type Locator, type Page } from "@playwright/test";
import {
  type Box,
  boxOf,
  captureArea,
  contrastRatio,
  countChangedPixels,
  type DrawnArea,
  groundColourOf,
} from "./pixels.ts";
import { listDrawnWords } from "./words.ts";

/** Checks that a control's words can be read at rest, under the pointer and in focus, and that its focus indicator can be seen. */
export async function checkControlStates(page: Page, control: Locator, name: string) {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await boxOf(control);
  const around = areaAroundControl(box);
  await releasePointerAndFocus(page);
  const still = await drawReadableWords(page, control, around, `${name}, at rest`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await drawReadableWords(page, control, around, `${name}, under the pointer`);
  await page.mouse.move(0, 0);
  if (!(await focusAsKeyboard(page, control))) return;
  const focused = await drawReadableWords(page, control, around, `${name}, in focus`);
  // WCAG 2.2 asks that the focus indicator changes as many pixels as a 2 px frame has, each by a contrast of 3:1.
  const frame = 4 * Math.min(box.width + box.height, 1200);
  expect.soft(countChangedPixels(3, still, focused), `${name}: the focus is seen`).toBeGreaterThanOrEqual(frame);
}

async function releasePointerAndFocus(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Focuses the control as the keyboard does, so that its focus ring shows. Returns false if the control takes no focus. */
async function focusAsKeyboard(page: Page, control: Locator): Promise<boolean> {
  await page.keyboard.press("Shift");
  return control.evaluate((element) => {
    const target = element.querySelector<HTMLElement>("input[type=radio]") ?? (element as HTMLElement);
    target.focus({ preventScroll: true });
    return document.activeElement === target;
  });
}

/** Captures the control, and checks that the words in it can be read. */
async function drawReadableWords(page: Page, control: Locator, box: Box, name: string): Promise<DrawnArea> {
  const drawn = await captureArea(page, box);
  for (const { text, colour, box: place, needed } of await listDrawnWords(control)) {
    const ground = groundColourOf(drawn, { ...place, x: place.x - box.x, y: place.y - box.y }, colour);
    expect
      .soft(contrastRatio(colour, ground), `${name}: “${text}” ${colour} on ${ground}`)
      .toBeGreaterThanOrEqual(needed);
  }
  return drawn;
}

/** The control's box and the space for its focus ring, cut at the window's top and left edges. */
function areaAroundControl({ x, y, width, height }: Box): Box {
  const left = Math.max(0, Math.floor(x) - 8);
  const top = Math.max(0, Math.floor(y) - 8);
  return { x: left, y: top, width: Math.ceil(width) + 16, height: Math.ceil(height) + 16 };
}
