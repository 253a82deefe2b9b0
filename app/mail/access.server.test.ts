import { expect, test } from "vitest";
import { accessMailWords } from "#app/content/mails.ts";
import { accessMail } from "./access.server.ts";

const origin = "https://www.example.com";

test("an invitation names the inviter and links to the invitation", () => {
  const { subject, text, html } = accessMail(
    { change: "invited", by: "Amara Diallo", link: `${origin}/desk/join#abc` },
    origin,
  );
  expect(subject).toBe("Your invitation to Furlong’s desk");
  expect(text).toContain("Amara Diallo invites you to the desk");
  expect(text).toContain(`Join the desk:\n${origin}/desk/join#abc`);
  expect(html).toContain(`href="${origin}/desk/join#abc"`);
});

test("every change of access has a mail with a link to the desk", () => {
  for (const change of Object.keys(accessMailWords.subjects) as (keyof typeof accessMailWords.subjects)[]) {
    const { subject, text } = accessMail({ change, by: null }, origin);
    expect(subject, change).not.toBe("");
    expect(text, change).toContain(`${origin}/desk`);
    expect(text, change).toContain("tell an owner");
  }
});
