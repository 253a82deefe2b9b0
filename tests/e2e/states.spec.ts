import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { checkControlStates } from "../support/control-states.ts";
import { expect, test } from "../support/test.ts";

// Reads words and icons from the drawn page, since axe cannot judge text on the fill of a pseudo-element.
type ControlStage = {
  open?: (page: Page) => Promise<void>;
  controls: (page: Page) => Record<string, Locator>;
};
type ControlGroup = ControlStage & {
  name: string;
  path: string;
  width?: number;
  console?: RegExp;
  /** Further stages, opened one after the other on the same page. */
  next?: ControlStage[];
};

const siteBar = (page: Page) => page.getByRole("banner");
const mainPart = (page: Page) => page.getByRole("main");
const filterRegion = (page: Page) => page.getByRole("region", { name: "Filter projects" });
const flipButton = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();
const contactForm = (page: Page) => page.getByRole("form", { name: "Contact" });
const questionEntry = (page: Page, words: string) => mainPart(page).getByRole("group").filter({ hasText: words });

const controlGroups: ControlGroup[] = [
  {
    name: "the bar, buttons, rows, names and the footer",
    path: "/",
    controls: (page) => ({
      "link of the bar": siteBar(page).getByRole("link", { name: "About" }),
      "current link of the bar": siteBar(page).getByRole("link", { name: "Home" }),
      "theme switch": siteBar(page).getByRole("button", { name: "Dark theme" }),
      "button of the bar": siteBar(page).getByRole("link", { name: "Contact Us" }),
      button: mainPart(page).getByRole("link", { name: "View Our Work" }),
      "lined button": mainPart(page).getByRole("link", { name: "Start Your Project" }).first(),
      "row of a service": mainPart(page).getByRole("link", { name: "Mobile Apps" }),
      "name of a client": mainPart(page).getByRole("link", { name: "TechStart" }),
      teaser: mainPart(page).getByRole("link", { name: "Five agents, one handoff" }),
      "link of the footer": page.getByRole("contentinfo").getByRole("link").first(),
    }),
  },
  {
    name: "filters, chips, the sorting and a card's two faces",
    path: "/work?type=Web+Development",
    controls: (page) => ({
      option: filterRegion(page).getByRole("link", { name: "Digital Marketing" }),
      "chosen option": filterRegion(page).getByRole("link", { name: "Web Development", exact: true }),
      chip: filterRegion(page).getByRole("link", { name: "Remove filter Web Development" }),
      "clear all": filterRegion(page).getByRole("link", { name: "Clear all" }),
      "current order": filterRegion(page).getByRole("link", { name: "Year newest first" }),
      "other order": filterRegion(page).getByRole("link", { name: "Title A-Z" }),
      "wide card": flipButton(page, /^Flip card/),
      "narrow card": page.getByRole("button", { name: /^Flip card/ }).nth(2),
    }),
    next: [
      {
        open: async (page) => {
          await flipButton(page, /^Flip card/).click();
          await expect(page.getByRole("link", { name: "View Full Project" })).toBeFocused();
        },
        controls: (page) => ({
          button: page.getByRole("link", { name: "View Full Project" }),
          corner: flipButton(page, /^Flip back/),
        }),
      },
    ],
  },
  {
    name: "questions, and a form with errors and on its way",
    path: "/contact",
    console: /status of 400/,
    controls: (page) => ({
      "open question": questionEntry(page, "How long does a project take?").locator("summary"),
      "closed question": questionEntry(page, "Do you work with startups?").locator("summary"),
      answer: questionEntry(page, "How long does a project take?"),
    }),
    next: [
      {
        open: async (page) => {
          await page.getByLabel("Name").fill(" ");
          await page.getByLabel("Email").fill("ada@example.com");
          await page.getByLabel("Message").fill(" ");
          await page.getByRole("button", { name: "Send Message" }).click();
          await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
        },
        controls: (page) => ({
          field: page.getByLabel("Name"),
          "field with its error": contactForm(page)
            .locator("*")
            .filter({ has: page.getByLabel("Name") })
            .last(),
          button: page.getByRole("button", { name: "Send Message" }),
          address: mainPart(page).getByRole("link", { name: "@" }),
        }),
      },
      {
        open: async (page) => {
          await page.route("**/contact*", (route) =>
            route.request().method() === "POST" ? undefined : route.fallback(),
          );
          await page.getByLabel("Name").fill("Ada Example");
          await page.getByLabel("Message").fill("A booking page, open before May.");
          await page.getByRole("button", { name: "Send Message" }).click();
          await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
        },
        controls: (page) => ({ button: page.getByRole("button", { name: "Sending..." }) }),
      },
    ],
  },
  {
    name: "the open menu",
    path: "/about",
    width: 390,
    open: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    controls: (page) => ({
      link: page.getByRole("dialog").getByRole("link", { name: "Work" }),
      "current link": page.getByRole("dialog").getByRole("link", { name: "About" }),
      "theme switch": page.getByRole("dialog").getByRole("button", { name: "Dark theme" }),
      close: page.getByRole("dialog").getByRole("button", { name: "Close menu" }),
      button: page.getByRole("dialog").getByRole("link", { name: "Contact Us" }),
    }),
  },
  {
    name: "filters of a phone",
    path: "/work?industry=Fashion",
    width: 390,
    controls: (page) => ({
      row: filterRegion(page).locator("summary").filter({ hasText: "Type" }),
      option: filterRegion(page).getByRole("link", { name: "Mobile Development" }),
    }),
    open: async (page) => filterRegion(page).locator("summary").filter({ hasText: "Type" }).click(),
  },
  {
    name: "the carousel and the strip above it",
    path: "/clients",
    controls: (page) => ({
      strip: mainPart(page).getByRole("link", { name: /^Existing client\?/ }),
      arrow: page.getByRole("button", { name: "Previous quote" }),
      bar: page.getByRole("button", { name: "Quote 2" }),
    }),
  },
  {
    name: "tabs and choices",
    path: "/admin?tab=cms",
    open: async (page) => page.getByText("Technology").first().click(),
    controls: (page) => ({
      "chosen tab": page.getByRole("tab", { name: "CMS" }),
      tab: page.getByRole("tab", { name: "CRM" }),
      "chosen choice": mainPart(page).locator("label").filter({ hasText: "Technology" }).first(),
      choice: mainPart(page).locator("label").filter({ hasText: "Design" }).first(),
    }),
  },
  {
    name: "links of the lab",
    path: "/lab",
    controls: (page) => ({
      experiment: mainPart(page)
        .getByRole("link", { name: /^Learn More/ })
        .first(),
      study: mainPart(page).getByRole("link", { name: "Conversion rate optimization" }),
    }),
  },
  {
    name: "a gallery",
    path: "/project/harvest-table-market",
    controls: (page) => ({
      "way back": mainPart(page).getByRole("link", { name: "Back to Work" }),
      picture: mainPart(page).getByRole("link", { name: "Enlarge picture 1" }),
    }),
  },
  {
    name: "an installation",
    path: "/contributions/fitline",
    controls: (page) => ({
      copy: page.getByRole("button", { name: "Copy" }),
      "lined button": mainPart(page).getByRole("link", { name: /^Documentation/ }),
    }),
  },
];

for (const { name, path, width = 1440, console = null, next = [], ...first } of controlGroups) {
  test.describe(name, () => {
    test.use({ expectedConsole: console, contextOptions: { reducedMotion: "reduce" } });
    test("have readable words in every state, and a visible focus", async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      for (const { open, controls } of [first, ...next]) {
        await open?.(page);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          // sweep.spec.ts runs axe on the page as it loads.
          if (open) expect.soft(await findAxeViolations(page, { rules: ["color-contrast"] })).toEqual([]);
          for (const [control, locator] of Object.entries(controls(page)))
            await checkControlStates(page, locator, `${control}, ${colorScheme}`);
        }
      }
    });
  });
}
