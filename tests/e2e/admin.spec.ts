import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const categories = ["Technology", "Design", "Development", "Business", "AI/ML"];
const styles = ["Technical", "Case Study", "Tutorial", "Analysis", "Opinion"];
const titles = ["Create a Blog Post", "Create a LinkedIn Post"] as const;

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const form = (page: Page, title: string) => page.getByRole("form", { name: title });

test("the tabs begin with Stats, have addresses, and are walked with the keyboard", async ({ page }) => {
  await page.goto("/admin");
  await test.step("begin with Stats and its four fixed cards", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("tab")).toHaveText(["Stats", "CMS", "CRM"]);
    await expect(tab(page, "Stats")).toHaveAttribute("aria-selected", "true");
    const cards = page.getByRole("tabpanel", { name: "Stats" }).getByRole("listitem");
    await expect(cards).toHaveText([
      /24\s*Total Posts/,
      /12\s*Active Projects/,
      /5\.2K\s*Monthly Views/,
      /847\s*Subscribers/,
    ]);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  await test.step("leave nothing to scroll on a phone where all is in sight", async () => {
    const scrollable = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollable()).toBe(0);
    await tab(page, "CRM").click();
    await expect(page.getByRole("tabpanel", { name: "CRM" })).toBeVisible();
    expect(await scrollable()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await tab(page, "Stats").click();
  });

  await test.step("leave keys that are held with others to the browser", async () => {
    await tab(page, "Stats").focus();
    const isTaken = await tab(page, "Stats").evaluate((element) => {
      const options = { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent("keydown", options));
    });
    expect(isTaken).toBe(false);
    await expect(tab(page, "Stats")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("are one stop of the Tab key and walk with the arrow keys, round both ends", async () => {
    await expect(tab(page, "CMS")).toHaveAttribute("tabindex", "-1");
    await tab(page, "Stats").focus();
    for (const [key, name] of [
      ["ArrowRight", "CMS"],
      ["ArrowRight", "CRM"],
      ["ArrowRight", "Stats"],
      ["ArrowLeft", "CRM"],
      ["Home", "Stats"],
      ["End", "CRM"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
  });

  await test.step("each have an address, which back and reload keep", async () => {
    await tab(page, "CMS").click();
    await expect(page).toHaveURL("/admin?tab=cms");
    await expect(page.getByRole("tabpanel", { name: "CMS" })).toBeVisible();
    await tab(page, "CRM").click();
    await expect(page).toHaveURL("/admin?tab=crm");
    await expect(page.getByText("CRM features coming soon...")).toBeVisible();
    await page.reload();
    await expect(tab(page, "CRM")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page.getByRole("tabpanel", { name: "CMS" })).toBeVisible();
  });

  await test.step("keep what was typed under another tab", async () => {
    await form(page, titles[0]).getByLabel("Tags").fill("agents");
    await tab(page, "CRM").click();
    await expect(page).toHaveURL("/admin?tab=crm");
    await tab(page, "CMS").click();
    await expect(form(page, titles[0]).getByLabel("Tags")).toHaveValue("agents");
  });

  await test.step("fall back to Stats for an unknown one", async () => {
    await page.goto("/admin?tab=nonsense");
    await expect(tab(page, "Stats")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Stats" })).toBeVisible();
  });
});

test("the two forms take one choice each, or none, and say what they ask for", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/admin?tab=cms");
  await test.step("stand side by side with their choices, tags and button, all empty", async () => {
    for (const title of titles) {
      const post = form(page, title);
      await expect(post).toHaveAttribute("method", "post");
      await expect(post.getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(post.getByRole("group", { name: "Categories" }).getByRole("radio")).toHaveCount(5);
      await expect(post.locator('[name="categories"]')).toHaveCount(5);
      for (const name of categories) await expect(post.getByRole("radio", { name, exact: true })).not.toBeChecked();
      await expect(post.getByRole("group", { name: "Style" }).getByRole("radio")).toHaveCount(5);
      for (const name of styles) await expect(post.getByRole("radio", { name, exact: true })).not.toBeChecked();
      await expect(post.getByLabel("Tags")).toHaveValue("");
      await expect(post.getByRole("button")).toHaveAttribute("type", "submit");
    }
    const placeholders = await page
      .locator('[name="tags"]')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ placeholder }) => placeholder));
    expect(new Set(placeholders).size).toBe(2);
    const [blog, linkedIn] = await Promise.all(titles.map((title) => form(page, title).boundingBox()));
    expect(blog?.y).toBe(linkedIn?.y);
    expect((blog?.x ?? 0) + (blog?.width ?? 0)).toBeLessThanOrEqual(linkedIn?.x ?? 0);
  });

  await test.step("require nothing", async () => {
    for (const title of titles) {
      const isValid = await form(page, title).evaluate((element: HTMLFormElement) => element.checkValidity());
      expect(isValid).toBe(true);
    }
  });

  await test.step("highlight one choice at a time, which can be replaced and taken back", async () => {
    const post = form(page, titles[0]);
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

  await test.step("state the request as chosen", async () => {
    const post = form(page, titles[0]);
    const sentence = (words: string) => post.getByText(words, { exact: true });
    await expect(sentence("A blog post about anything, no tags yet.")).toBeVisible();
    await post.getByRole("radio", { name: "Opinion" }).click();
    await post.getByRole("radio", { name: "AI/ML" }).click();
    await post.getByLabel("Tags").fill(" agents,evals,, ");
    await expect(sentence("An Opinion blog post about AI/ML, tagged agents, evals.")).toBeVisible();
  });

  await test.step("are independent", async () => {
    await form(page, titles[0]).getByRole("radio", { name: "Business" }).click();
    await form(page, titles[0]).getByLabel("Tags").fill("one");
    await expect(form(page, titles[1]).locator(":checked")).toHaveCount(0);
    await expect(form(page, titles[1]).getByLabel("Tags")).toHaveValue("");
  });

  await test.step("walk their choices with the arrow keys", async () => {
    const post = form(page, titles[1]);
    await post.getByRole("radio", { name: "Technical" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(post.getByRole("radio", { name: "Case Study" })).toBeChecked();
  });

  await test.step("hold a very long tag", async () => {
    await form(page, titles[0]).getByLabel("Tags").fill("x".repeat(2000));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links and the forms keep a choice", async ({ page }) => {
    await page.goto("/admin");
    await expect(tab(page, "CMS")).not.toHaveAttribute("tabindex", "-1");
    await tab(page, "CMS").click();
    await expect(page).toHaveURL("/admin?tab=cms");
    const post = form(page, titles[0]);
    await post.getByRole("radio", { name: "Design" }).click();
    await post.getByRole("radio", { name: "Business" }).click();
    await expect(post.getByRole("radio", { name: "Business" })).toBeChecked();
    await expect(post.locator(":checked")).toHaveCount(1);
    await tab(page, "CRM").click();
    await expect(page.getByText("CRM features coming soon...")).toBeVisible();
  });
});
