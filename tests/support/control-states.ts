import { expect, type Locator, type Page } from "@playwright/test";
import { type Box, boxOf, changedBy, contrast, type Drawn, draw, groundOf } from "./pixels.ts";
import { wordsOf } from "./words.ts";

/** A control's words at rest, under the pointer and in focus, and that the focus is seen. */
export async function checkStates(page: Page, control: Locator, name: string) {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await boxOf(control);
  const around = roomOf(box);
  await atRest(page);
  const still = await drawWords(page, control, around, `${name}, at rest`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await drawWords(page, control, around, `${name}, under the pointer`);
  await page.mouse.move(0, 0);
  if (!(await takesFocus(page, control))) return;
  const focused = await drawWords(page, control, around, `${name}, in focus`);
  // What WCAG 2.2 asks of a focus indicator: a frame of 2 px that differs 3:1 from how it was.
  const frame = 4 * Math.min(box.width + box.height, 1200);
  expect.soft(changedBy(3, still, focused), `${name}: the focus is seen`).toBeGreaterThanOrEqual(frame);
}

async function atRest(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** As a keyboard would, so that the ring shows. */
async function takesFocus(page: Page, control: Locator): Promise<boolean> {
  await page.keyboard.press("Shift");
  return control.evaluate((element) => {
    const target = element.querySelector<HTMLElement>("input[type=radio]") ?? (element as HTMLElement);
    target.focus({ preventScroll: true });
    return document.activeElement === target;
  });
}

/** The control as it is drawn, once its words have been found readable. */
async function drawWords(page: Page, control: Locator, box: Box, name: string): Promise<Drawn> {
  const drawn = await draw(page, box);
  for (const { text, colour, box: place, needed } of await wordsOf(control)) {
    const ground = groundOf(drawn, { ...place, x: place.x - box.x, y: place.y - box.y }, colour);
    expect.soft(contrast(colour, ground), `${name}: “${text}” ${colour} on ${ground}`).toBeGreaterThanOrEqual(needed);
  }
  return drawn;
}

/** The control and the room of its ring, as far as the window shows it. */
function roomOf({ x, y, width, height }: Box): Box {
  const left = Math.max(0, Math.floor(x) - 8);
  const top = Math.max(0, Math.floor(y) - 8);
  return { x: left, y: top, width: Math.ceil(width) + 16, height: Math.ceil(height) + 16 };
}
