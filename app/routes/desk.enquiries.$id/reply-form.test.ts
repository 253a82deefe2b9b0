import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { actionResult, type DeskActionResult } from "#app/enquiries/action-result.ts";
import { ReplyForm } from "./reply-form.tsx";

const reply = {
  id: randomUUID(),
  to: "ravi@lakeshift.example",
  mailbox: "hello@furlong.example",
  subject: "Re: Boats",
  text: "",
};

function answersBox(result: DeskActionResult | null) {
  const element = createElement(ReplyForm, { enquiryId: "e1", reply, result });
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return /<input type="checkbox"[^>]*name="answers"[^>]*>/.exec(html)?.[0];
}

test("the box to mark as Answered is ticked, and after an error without JavaScript as it was sent", () => {
  const refused = (answers: string) => actionResult("", { isError: true, values: { subject: "", text: "", answers } });
  expect(answersBox(null)).toContain('checked=""');
  expect(answersBox(refused("on"))).toContain('checked=""');
  expect(answersBox(refused(""))).not.toContain('checked=""');
});
