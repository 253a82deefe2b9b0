import { expect, test } from "../support/test.ts";

const nothing = { rows: [] };

test("every list says so when there is nothing in it", async ({ page, siteOn }) => {
  const { url } = await siteOn({
    ...{ projects: nothing, team: nothing },
    ...{ lab_studies: nothing, experiments: nothing, contributions: nothing },
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

  await test.step("the lab, which counts nothing", async () => {
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

  await test.step("the team, and the hero keeps its block", async () => {
    await page.goto(`${url}/about`);
    await expect(page.getByText("Nobody is listed here at the moment.")).toBeVisible();
    await expect(page.locator(".faces")).not.toHaveCSS("height", "0px");
  });
});
