import { expect, test } from "../support/test.ts";

const emptyTable = { rows: [] };

test("every empty list says so", async ({ page, siteOn }) => {
  const { url } = await siteOn({
    ...{ projects: emptyTable, team: emptyTable },
    ...{ lab_studies: emptyTable, experiments: emptyTable, contributions: emptyTable },
  });

  await test.step("home", async () => {
    await page.goto(url);
    for (const text of [
      "No projects found",
      "No featured studies available yet. Check back soon for our latest insights!",
    ])
      await expect(page.getByText(text)).toBeVisible();
  });

  await test.step("work", async () => {
    await page.goto(`${url}/work`);
    await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
  });

  await test.step("the lab, whose counts are 0", async () => {
    await page.goto(`${url}/lab`);
    for (const text of [
      "No experiments found. This section is waiting for new data!",
      "This section is under construction. Check back soon for our latest studies!",
      "Our contributions are being cataloged. Come back soon!",
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("main").getByRole("list").first().getByRole("listitem")).toHaveText([
      /^0\+/,
      /^0 /,
      /^0 /,
      /^50k\+/,
    ]);
  });

  await test.step("the team, while the hero keeps its height", async () => {
    await page.goto(`${url}/about`);
    await expect(page.getByText("Nobody is listed here at the moment.")).toBeVisible();
    await expect(page.locator(".faces")).not.toHaveCSS("height", "0px");
  });
});
