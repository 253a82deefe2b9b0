import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ScreenError } from "./screen-error.tsx";

/** The text of the screen for an answer with this status, as the router hands it on. */
function textFor(status: number): string {
  const error = { status, statusText: "", internal: false, data: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ScreenError error={error} />
    </MemoryRouter>,
  );
  return html.replace(/<[^>]*>/g, " ");
}

test("blames the store for failures, but not for a refusal of too many posts", () => {
  expect(textFor(500)).toContain("The store did not answer.");
  expect(textFor(429)).toContain("Go one page back and send it again in a minute.");
  expect(textFor(429)).not.toContain("The store did not answer.");
});
