import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { type Box, boxOf, changedBy, contrast, type Drawn, draw, groundOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";
import { wordsOf } from "../support/words.ts";

// Words and marks are read off the drawn page: axe cannot judge words on a fill that is a pseudo-element.
type Group = {
  name: string;
  path: string;
  width?: number;
  open?: (page: Page) => Promise<void>;
  controls: string[];
  console?: RegExp;
};

const groups: Group[] = [
  {
    name: "the bar and the footer",
    path: "/",
    controls: [
      ".nav-links a:not([aria-current])",
      ".nav-links a[aria-current]",
      ".nav .theme",
      ".nav .btn",
      "footer a",
    ],
  },
  {
    name: "buttons, rows and names",
    path: "/",
    controls: [
      ".hero .btn:not(.lined)",
      ".hero .btn.lined",
      ".services a",
      ".client-names a",
      ".ready .btn",
      ".teasers a",
    ],
  },
  {
    name: "filters, chips and the sorting",
    path: "/work?type=Web+Development",
    controls: [
      ".filter-table .option:not([aria-current])",
      ".filter-table .option[aria-current]",
      ".filter-chip",
      ".filter-bar .clear",
      ".sort [aria-current]",
      ".sort a:not([aria-current])",
    ],
  },
  { name: "a card's front", path: "/work", controls: [".card .front .turn", ".mosaic > :nth-child(3) .front .turn"] },
  {
    name: "a card's back",
    path: "/work",
    open: async (page) => {
      await page.locator(".card .front .turn").first().click();
      await expect(page.locator(".card[data-flipped=true] .back .btn").first()).toBeFocused();
    },
    controls: [".card[data-flipped=true] .back .btn:not(.lined)", ".card[data-flipped=true] .back .turn"],
  },
  {
    name: "a form with errors",
    path: "/contact",
    console: /status of 400/,
    open: async (page) => {
      await page.getByLabel("Name").fill(" ");
      await page.getByLabel("Email").fill("ada@example.com");
      await page.getByLabel("Message").fill(" ");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.locator(".error").first()).toBeVisible();
    },
    controls: [".input[aria-invalid=true]", ".field:has(.error)", ".form .btn", ".spec a"],
  },
  {
    name: "a form that is being sent",
    path: "/contact",
    open: async (page) => {
      await page.route("**/contact*", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
      await page.getByLabel("Name").fill("Ada Example");
      await page.getByLabel("Email").fill("ada@example.com");
      await page.getByLabel("Message").fill("A booking page, open before May.");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    },
    controls: [".form .btn"],
  },
  {
    name: "questions",
    path: "/contact",
    controls: [
      ".questions details[open] summary",
      ".questions details:not([open]) summary",
      ".questions details[open]",
    ],
  },
  {
    name: "the open menu",
    path: "/about",
    width: 390,
    open: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.locator(".menu[open]")).toBeVisible();
    },
    controls: [
      ".menu li a:not([aria-current])",
      ".menu li a[aria-current]",
      ".menu .theme",
      ".menu .burger",
      ".menu .foot .btn",
    ],
  },
  {
    name: "filters of a phone",
    path: "/work?industry=Fashion",
    width: 390,
    controls: [".filter-rows summary", ".filter-rows details[open] .option"],
    open: async (page) => page.locator(".filter-rows summary").first().click(),
  },
  {
    name: "the carousel and the strip above it",
    path: "/clients",
    controls: [".dashboard-link", ".carousel .square", ".carousel .dots button:not([aria-current])"],
  },
  {
    name: "tabs and choices",
    path: "/admin?tab=cms",
    open: async (page) => page.locator(".choice label").first().click(),
    controls: [
      ".tabs [aria-selected=true]",
      ".tabs [aria-selected=false]",
      ".choice label:has(:checked)",
      ".choice label:not(:has(:checked))",
      ".post-form .input",
      ".post-form .btn",
    ],
  },
  {
    name: "links of the lab and its newsletter",
    path: "/lab",
    controls: [".experiments .more", ".lab-rows a", ".newsletter .input", ".newsletter .btn"],
  },
  { name: "a gallery", path: "/project/harvest-table-market", controls: [".more.back", ".gallery a"] },
  {
    name: "an installation",
    path: "/contributions/fitline",
    controls: [".command button", ".contribution-hero .btn.lined"],
  },
];

for (const { name, path, width = 1440, open, controls, console = null } of groups) {
  test.describe(name, () => {
    test.use({ expectedConsole: console, contextOptions: { reducedMotion: "reduce" } });
    test("can be read in every state, and their focus seen", async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await open?.(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // As it comes, sweep.spec.ts has looked at it.
        if (open) expect.soft(await axeFindings(page, { rules: ["color-contrast"] })).toEqual([]);
        for (const selector of controls)
          await checkStates(page, page.locator(selector).first(), `${selector}, ${colorScheme}`);
      }
    });
  });
}

async function checkStates(page: Page, control: Locator, name: string) {
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
