import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const categoryNames = ["Technology", "Design", "Development", "Business", "AI/ML"];
const styleNames = ["Technical", "Case Study", "Tutorial", "Analysis", "Opinion"];
const formTitles = ["Create a Blog Post", "Create a LinkedIn Post"] as const;

const tabNamed = (page: Page, name: string) => page.getByRole("tab", { name });
const formTitled = (page: Page, title: string) => page.getByRole("form", { name: title });

test("the tabs begin with Stats, have addresses, and work with the keyboard", async ({ page }) => {
  await page.goto("/admin");
  await test.step("begin with Stats and its four fixed cards", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("tab")).toHaveText(["Stats", "CMS", "CRM"]);
    await expect(tabNamed(page, "Stats")).toHaveAttribute("aria-selected", "true");
    const cards = page.getByRole("tabpanel", { name: "Stats" }).getByRole("listitem");
    await expect(cards).toHaveText([
      /24\s*Total Posts/,
      /12\s*Active Projects/,
      /5\.2K\s*Monthly Views/,
      /847\s*Subscribers/,
    ]);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  await test.step("do not scroll on a phone when everything fits", async () => {
    const scrollable = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollable()).toBe(0);
    await tabNamed(page, "CRM").click();
    await expect(page.getByRole("tabpanel", { name: "CRM" })).toBeVisible();
    expect(await scrollable()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await tabNamed(page, "Stats").click();
  });

  await test.step("leave key combinations to the browser", async () => {
    await tabNamed(page, "Stats").focus();
    const isTaken = await tabNamed(page, "Stats").evaluate((element) => {
      const options = { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent("keydown", options));
    });
    expect(isTaken).toBe(false);
    await expect(tabNamed(page, "Stats")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("are one stop of the Tab key, and the arrow keys go round both ends", async () => {
    await expect(tabNamed(page, "CMS")).toHaveAttribute("tabindex", "-1");
    await tabNamed(page, "Stats").focus();
    for (const [key, name] of [
      ["ArrowRight", "CMS"],
      ["ArrowRight", "CRM"],
      ["ArrowRight", "Stats"],
      ["ArrowLeft", "CRM"],
      ["Home", "Stats"],
      ["End", "CRM"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabNamed(page, name)).toBeFocused();
      await expect(tabNamed(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
  });

  await test.step("each have an address, which going back and reloading keep", async () => {
    await tabNamed(page, "CMS").click();
    await expect(page).toHaveURL("/admin?tab=cms");
    await expect(page.getByRole("tabpanel", { name: "CMS" })).toBeVisible();
    await tabNamed(page, "CRM").click();
    await expect(page).toHaveURL("/admin?tab=crm");
    await expect(page.getByText("CRM features coming soon...")).toBeVisible();
    await page.reload();
    await expect(tabNamed(page, "CRM")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page.getByRole("tabpanel", { name: "CMS" })).toBeVisible();
  });

  await test.step("keep typed text while another tab is open", async () => {
    await formTitled(page, formTitles[0]).getByLabel("Tags").fill("agents");
    await tabNamed(page, "CRM").click();
    await expect(page).toHaveURL("/admin?tab=crm");
    await tabNamed(page, "CMS").click();
    await expect(formTitled(page, formTitles[0]).getByLabel("Tags")).toHaveValue("agents");
  });

  await test.step("fall back to Stats for an unknown tab", async () => {
    await page.goto("/admin?tab=nonsense");
    await expect(tabNamed(page, "Stats")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Stats" })).toBeVisible();
  });
});

test("the two forms take at most one choice per group, and state the request", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/admin?tab=cms");
  await test.step("stand side by side with their choices, tags and button, all empty", async () => {
    for (const title of formTitles) {
      const post = formTitled(page, title);
      await expect(post).toHaveAttribute("method", "post");
      await expect(post.getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(post.getByRole("group", { name: "Categories" }).getByRole("radio")).toHaveCount(5);
      await expect(post.locator('[name="categories"]')).toHaveCount(5);
      for (const name of categoryNames) await expect(post.getByRole("radio", { name, exact: true })).not.toBeChecked();
      await expect(post.getByRole("group", { name: "Style" }).getByRole("radio")).toHaveCount(5);
      for (const name of styleNames) await expect(post.getByRole("radio", { name, exact: true })).not.toBeChecked();
      await expect(post.getByLabel("Tags")).toHaveValue("");
      await expect(post.getByRole("button")).toHaveAttribute("type", "submit");
    }
    const placeholders = await page
      .locator('[name="tags"]')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ placeholder }) => placeholder));
    expect(new Set(placeholders).size).toBe(2);
    const [blog, linkedIn] = await Promise.all(formTitles.map((title) => formTitled(page, title).boundingBox()));
    expect(blog?.y).toBe(linkedIn?.y);
    expect((blog?.x ?? 0) + (blog?.width ?? 0)).toBeLessThanOrEqual(linkedIn?.x ?? 0);
  });

  await test.step("require nothing", async () => {
    for (const title of formTitles) {
      const isValid = await formTitled(page, title).evaluate((element: HTMLFormElement) => element.checkValidity());
      expect(isValid).toBe(true);
    }
  });

  await test.step("highlight one choice at a time, which can be replaced and unset", async () => {
    const post = formTitled(page, formTitles[0]);
    const choose = (name: string) => post.getByRole("radio", { name }).click();
    await choose("Design");
    await expect(post.getByRole("radio", { name: "Design" })).toBeChecked();
    await choose("AI/ML");
    await expect(post.getByRole("radio", { name: "AI/ML" })).toBeChecked();
    await expect(post.getByRole("group", { name: "Categories" }).locator(":checked")).toHaveCount(1);
    const chosen = post.locator("label:has(:checked)").first();
    const other = post.locator('label:has([value="Design"])');
    const colours = await Promise.all(
      [chosen, other].map((item) => item.evaluate((e) => getComputedStyle(e).backgroundColor)),
    );
    expect(colours[0]).not.toBe(colours[1]);
    await post.getByRole("radio", { name: "AI/ML" }).click();
    await expect(post.locator(":checked")).toHaveCount(0);
  });

  await test.step("put the request into a sentence", async () => {
    const post = formTitled(page, formTitles[0]);
    const sentence = (words: string) => post.getByText(words, { exact: true });
    await expect(sentence("A blog post about anything, no tags yet.")).toBeVisible();
    await post.getByRole("radio", { name: "Opinion" }).click();
    await post.getByRole("radio", { name: "AI/ML" }).click();
    await post.getByLabel("Tags").fill(" agents,evals,, ");
    await expect(sentence("An Opinion blog post about AI/ML, tagged agents, evals.")).toBeVisible();
  });

  await test.step("are independent", async () => {
    await formTitled(page, formTitles[0]).getByRole("radio", { name: "Business" }).click();
    await formTitled(page, formTitles[0]).getByLabel("Tags").fill("one");
    await expect(formTitled(page, formTitles[1]).locator(":checked")).toHaveCount(0);
    await expect(formTitled(page, formTitles[1]).getByLabel("Tags")).toHaveValue("");
  });

  await test.step("move between choices with the arrow keys", async () => {
    const post = formTitled(page, formTitles[1]);
    await post.getByRole("radio", { name: "Technical" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(post.getByRole("radio", { name: "Case Study" })).toBeChecked();
  });

  await test.step("do not overflow with a very long tag", async () => {
    await formTitled(page, formTitles[0]).getByLabel("Tags").fill("x".repeat(2000));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links and the forms keep a choice", async ({ page }) => {
    await page.goto("/admin");
    await expect(tabNamed(page, "CMS")).not.toHaveAttribute("tabindex", "-1");
    await tabNamed(page, "CMS").click();
    await expect(page).toHaveURL("/admin?tab=cms");
    const post = formTitled(page, formTitles[0]);
    await post.getByRole("radio", { name: "Design" }).click();
    await post.getByRole("radio", { name: "Business" }).click();
    await expect(post.getByRole("radio", { name: "Business" })).toBeChecked();
    await expect(post.locator(":checked")).toHaveCount(1);
    await tabNamed(page, "CRM").click();
    await expect(page.getByText("CRM features coming soon...")).toBeVisible();
  });
});
