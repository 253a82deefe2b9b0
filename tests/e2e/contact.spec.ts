import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test("has its fields in reading order, says which are missing, and stands beside our contact details", async ({
  page,
}) => {
  await page.goto("/contact");
  await test.step("requires a name, an e-mail and a message, and leaves the rest optional", async () => {
    const form = page.getByRole("form", { name: "Contact" });
    await expect(form).toHaveAttribute("method", "post");
    const fields = await form
      .getByRole("textbox")
      .or(form.getByRole("combobox"))
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { name, type, required, autocomplete } = control as HTMLInputElement;
          return { name, type, required, autocomplete };
        }),
      );
    expect(fields).toEqual([
      { name: "name", type: "text", required: true, autocomplete: "name" },
      { name: "email", type: "email", required: true, autocomplete: "email" },
      { name: "company", type: "text", required: false, autocomplete: "organization" },
      { name: "project", type: "select-one", required: false, autocomplete: "" },
      { name: "budget", type: "select-one", required: false, autocomplete: "" },
      { name: "message", type: "textarea", required: true, autocomplete: "" },
    ]);
    for (const label of ["Name", "Email", "Message"])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    for (const label of ["Company", "Project", "Budget"])
      await expect(form.getByLabel(`${label} (optional)`)).toBeVisible();
    await expect(form.getByRole("button", { name: "Send Message" })).toBeEnabled();
  });

  await test.step("offers the six kinds of project and the four budgets", async () => {
    const values = (name: string) =>
      page
        .locator(`select[name=${name}] option`)
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(await values("project")).toEqual([
      "",
      "web-development",
      "mobile-development",
      "branding",
      "e-commerce",
      "marketing",
      "other",
    ]);
    expect(await values("budget")).toEqual(["", "5k-15k", "15k-30k", "30k-50k", "50k+"]);
  });

  await test.step("is tabbed through in reading order", async () => {
    await page.getByLabel("Name", { exact: true }).focus();
    for (const name of ["email", "company", "project", "budget", "message"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAttribute("name", name);
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  });

  await test.step("says under each field what is missing, and is not sent until all are valid", async () => {
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    const name = page.getByLabel("Name", { exact: true });
    const email = page.getByLabel("Email");
    const message = page.getByLabel("Message");
    const send = page.getByRole("button", { name: "Send Message" });
    const errors = page.getByRole("form", { name: "Contact" }).locator("[aria-invalid=true]");
    await send.click();
    await expect(errors).toHaveCount(3);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription("Add a name so we know who to ask for.");
    await expect(email).toHaveAccessibleDescription("Add an email address so we can reply.");
    await expect(message).toHaveAccessibleDescription("Add a line or two so we know who to put on the call.");
    await name.fill("Sam Halton");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await message.fill("A shop for odd panes of glass.");
    await email.fill("sam at halton");
    await expect(errors).toHaveCount(1);
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      "That is not a whole email address. It should look like name@company.ca.",
    );
    await expect(errors).toHaveCount(1);
    await email.fill("sam@halton.example");
    await expect(errors).toHaveCount(0);
    await expect(name).toHaveValue("Sam Halton");
    expect(posts).toBe(0);
  });

  await test.step("shows e-mail, phone, office and hours", async () => {
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "hello@furlong.example" })).toHaveAttribute(
      "href",
      "mailto:hello@furlong.example",
    );
    await expect(main.getByRole("link", { name: "(416) 555-0142" })).toHaveAttribute("href", "tel:+14165550142");
    await expect(main.locator("dd")).toContainText([
      "hello@furlong.example",
      "(416) 555-0142",
      "Toronto, Ontario, Canada",
      "Mon-Fri 9AM-6PM EST",
    ]);
  });

  await test.step("shows the four steps to scale", async () => {
    const steps = page.getByRole("list", { name: /^Four steps to scale/ }).getByRole("listitem");
    await expect(steps.getByRole("heading")).toHaveText([
      "Discovery Call",
      "Proposal",
      "Design & Development",
      "Launch & Support",
    ]);
    const widths = await steps.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("i")].map((bar) => bar.getBoundingClientRect().width)),
    );
    const [[call = 0] = [], [proposal = 0] = [], [least = 0, rest = 0] = [], [launch = 0] = []] = widths;
    expect(call).toBe(3);
    expect(least / proposal).toBeCloseTo(4 / 0.6, 1);
    expect((least + rest) / least).toBeCloseTo(4, 1);
    expect(proposal / launch).toBeCloseTo(3, 0);
  });

  await test.step("answers quick questions", () => checkQuestions(page));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions open, and the browser does not send an empty form", async ({ page }) => {
    await page.goto("/contact");
    await checkQuestions(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(page).toHaveURL("/contact");
  });
});

/** Checks that each question opens by keyboard and closes by mouse. */
async function checkQuestions(page: Page) {
  const answers = {
    "How long does a project take?": "Projects typically take 4-16 weeks.",
    "Do you work with startups?": "Yes. Most of our clients are startups",
    "What happens after launch?":
      "Ongoing support includes updates, security monitoring, performance optimization and strategic guidance.",
  };
  await expect(page.getByRole("main").locator("details")).toHaveCount(3);
  for (const [question, answer] of Object.entries(answers)) {
    const entry = page.locator("details", { hasText: question });
    if ((await entry.getAttribute("open")) === null) {
      await expect(entry.getByText(answer)).toBeHidden();
      await entry.locator("summary").focus();
      await page.keyboard.press("Enter");
    }
    await expect(entry.getByText(answer)).toBeVisible();
    await entry.locator("summary").click();
    await expect(entry.getByText(answer)).toBeHidden();
  }
}
