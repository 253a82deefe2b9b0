import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Form, forms } from "#app/forms/forms.ts";
import type { FormFields } from "../../tests/support/posting.ts";
import { root } from "../../tests/support/run-site.ts";

export type Endpoint = { path: string; form: Form; valid: FormFields; accepted: number };

const person = { name: "Ada", email: "ada@example.com", message: "Hello" };
const reader = { email: "ada@example.com" };
const articleRequest = { categories: "AI", tags: "type, colour", style: "Casual" };

/** Every address that accepts a form, with valid fields and the status of a success. */
export const endpoints: Endpoint[] = [
  at("/contact", forms.contact, person, 303),
  at("/", forms.contact, person, 303),
  at("/rapid-development", forms.contact, person, 303),
  at("/blog/rapid-mvp-development", forms.blogNewsletter, reader, 303),
  at("/experiment/two-clocks", forms.blogNewsletter, reader, 303),
  at("/lab", forms.labNewsletter, reader, 200),
  at("/admin", forms.blogPost, articleRequest, 200),
  at("/admin", forms.linkedInPost, articleRequest, 200),
];

/** One endpoint per form. */
export const formEndpoints = Object.values(forms).flatMap(
  (form) => endpoints.find((endpoint) => endpoint.form === form) ?? [],
);

export const hiddenFields = ["form", "submission", "elapsed", "leave_empty"];

export const nameOf = ({ path, form }: Endpoint) => `${form.formId} at ${path}`;

/** With JavaScript, the page posts to its data address, which answers a redirect with 202. */
export const dataPath = ({ path }: Endpoint) => `${path.replace(/\/$/, "/_")}.data`;
export const acceptedData = ({ accepted }: Endpoint) => (accepted === 303 ? 202 : accepted);

function at(path: string, form: Form, fields: FormFields, accepted: number): Endpoint {
  return { path, form, valid: { form: form.formId, ...fields }, accepted };
}

/** Routes with an action that `endpoints` lacks. */
export function uncoveredRoutes(): string[] {
  const routes = globSync("app/routes/*/route.{ts,tsx}", { cwd: root }).filter((file) =>
    /^export (async )?(function|const) action\b/m.test(readFileSync(`${root}/${file}`, "utf8")),
  );
  return routes
    .map((file) => basename(dirname(file)))
    .filter((name) => !endpoints.some(({ path }) => patternOf(name).test(path)));
}

function patternOf(folder: string): RegExp {
  const path = folder === "home" ? "" : folder.replaceAll(".", "/").replace(/\$\w+/g, "[^/]+");
  return new RegExp(`^/${path}$`);
}
