import { expect, test } from "vitest";
import { alertMail } from "./alert.server.ts";

const problemWords = {
  title: "Deliveries are waiting",
  text: "The oldest has waited for 20 minutes.",
  action: "See whether the mail server answers.",
};

test("an alert says what happened and what to do, and links to the desk", () => {
  const { subject, text, html, replyTo } = alertMail(problemWords, "https://www.example.com");
  expect(subject).toBe("Alert: Deliveries are waiting");
  expect(text.split("\n-- \n")[0]).toBe(`DELIVERIES ARE WAITING

The oldest has waited for 20 minutes.

See whether the mail server answers.

Open the desk:
https://www.example.com/desk
`);
  for (const words of [
    problemWords.title,
    problemWords.text,
    problemWords.action,
    'href="https://www.example.com/desk"',
  ])
    expect(html).toContain(words);
  expect(html).toContain("background:#ff7a33");
  expect(replyTo).toBeUndefined();
});

test("the end of an alert is called all clear and is green", () => {
  const over = { title: `All clear: ${problemWords.title}`, text: "The problem that was reported is over." };
  const { subject, html, text } = alertMail(over, "https://www.example.com");
  expect(subject).toBe("All clear: Deliveries are waiting");
  expect(text).toMatch(/^ALL CLEAR: DELIVERIES ARE WAITING\n\nThe problem that was reported is over\.\n/);
  expect(html).toContain("background:#35c77a");
  expect(html).not.toContain("background:#ff7a33");
});
