import { expect, fillEnquiry, sendButton, test, typedEnquiry } from "../support/form-webhook.ts";

const isoTimestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an enquiry from /contact reaches the webhook with the specified keys and ends on the thank-you page", {
      tag: javaScriptEnabled ? "@core" : [],
    }, async ({ page, formWebhook }) => {
      await page.goto("/contact");
      const form = await fillEnquiry(page);
      await form.getByLabel("Project").selectOption("e-commerce");
      await form.getByLabel("Budget").selectOption("50k+");
      await sendButton(page).click();
      await expect(page).toHaveURL("/thank-you");
      expect(formWebhook.received()).toHaveLength(1);
      expect(Object.keys(formWebhook.received()[0]?.body ?? {})).toEqual([
        "formType",
        "formId",
        "timestamp",
        "name",
        "email",
        "company",
        "project",
        "budget",
        "message",
      ]);
      expect(formWebhook.received()[0]?.body).toEqual({
        formType: "contact_form",
        formId: "contact_form",
        timestamp: isoTimestamp,
        ...typedEnquiry,
        project: "e-commerce",
        budget: "50k+",
      });
      expect(formWebhook.received()[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    });

    test("the lab newsletter is not sent while empty, then shows its toast and empties the field", async ({
      page,
      formWebhook,
    }) => {
      await page.goto("/lab");
      const toast = page.getByRole("status").filter({ hasText: "Subscribed!" });
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(toast).toHaveCount(0);
      expect(formWebhook.received()).toHaveLength(0);
      await page.getByLabel("Email").fill("ada@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(toast).toContainText("You've been added to our research newsletter.");
      await expect(page.getByLabel("Email")).toHaveValue("");
      await expect(page).toHaveURL("/lab");
      expect(formWebhook.received().map(({ body }) => body)).toEqual([
        {
          formType: "blog_form",
          formId: "blog_form_2",
          email: "ada@example.com",
          timestamp: isoTimestamp,
          source: "lab_newsletter",
        },
      ]);
    });

    if (!javaScriptEnabled) return;
    // tests/unit/forms.test.ts sends these forms without JavaScript, and those of the tests below.
    test("both article requests are sent as chosen, even when empty", async ({ page, formWebhook }) => {
      await page.goto("/admin?tab=cms");
      for (const [name, formType, formId, title, text] of [
        ["Create a Blog Post", "blog_post_creation", "blog_post_form", "Blog Post Created!", "The blog post has been"],
        [
          "Create a LinkedIn Post",
          "linkedin_post_creation",
          "linkedin_post_form",
          "LinkedIn Post Created!",
          "The LinkedIn post has been",
        ],
      ] as const) {
        const sent = () => formWebhook.received().filter(({ body }) => body.formId === formId);
        const form = page.getByRole("form", { name });
        await form.getByText("AI/ML").click();
        await form.getByLabel("Tags").fill("agents, evals");
        await form.getByText("Tutorial").click();
        await form.getByRole("button").click();
        await expect(page.getByRole("status").filter({ hasText: title })).toContainText(text);
        await expect(form.getByLabel("Tags")).toHaveValue("");
        await expect(form.getByRole("radio", { checked: true })).toHaveCount(0);
        await form.getByRole("button").click();
        await expect.poll(() => sent().length).toBe(2);
        expect(sent().map(({ body }) => body)).toEqual([
          { formType, formId, timestamp: isoTimestamp, categories: "AI/ML", tags: "agents, evals", style: "Tutorial" },
          { formType, formId, timestamp: isoTimestamp, categories: "", tags: "", style: "" },
        ]);
      }
    });
  });
}

test("an enquiry from a form with fewer fields has empty strings for the others", async ({ page, formWebhook }) => {
  await page.goto("/rapid-development");
  await fillEnquiry(page, { company: "" });
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(formWebhook.received().map(({ body }) => body)).toEqual([
    {
      ...{ formType: "contact_form", formId: "contact_form", timestamp: isoTimestamp },
      ...{ ...typedEnquiry, company: "", project: "", budget: "" },
    },
  ]);
});

test("the newsletter box of an article subscribes and leads to the thank-you page", async ({ page, formWebhook }) => {
  const email = "grace@example.com";
  await page.goto("/experiment/two-clocks");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/thank-you");
  expect(formWebhook.received().map(({ body }) => body)).toEqual([
    { formType: "blog_form", formId: "blog_form", timestamp: isoTimestamp, source: "blog_subscribe", email },
  ]);
});
