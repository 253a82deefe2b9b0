import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Form, forms } from "#app/forms/forms.ts";
import type { FormFields } from "../../tests/support/posting.ts";
import { root } from "../../tests/support/run-site.ts";

export type Endpoint = { path: string; form: Form; validFields: FormFields; acceptedStatus: number };

const contactFields = { name: "Ada", email: "ada@example.com", message: "Hello" };
const signUpFields = { email: "ada@example.com" };
const articleRequestFields = { categories: "AI", tags: "type, colour", style: "Casual" };

/** Every address that accepts a form, with valid fields and the status of a success. */
export const endpoints: Endpoint[] = [
  endpointAt("/contact", forms.contact, contactFields, 303),
  endpointAt("/", forms.contact, contactFields, 303),
  endpointAt("/rapid-development", forms.contact, contactFields, 303),
  endpointAt("/blog/rapid-mvp-development", forms.blogNewsletter, signUpFields, 303),
  endpointAt("/experiment/two-clocks", forms.blogNewsletter, signUpFields, 303),
  endpointAt("/lab", forms.labNewsletter, signUpFields, 200),
  endpointAt("/admin", forms.blogPost, articleRequestFields, 200),
  endpointAt("/admin", forms.linkedInPost, articleRequestFields, 200),
];

/** One endpoint per form. */
export const formEndpoints = Object.values(forms).flatMap(
  (form) => endpoints.find((endpoint) => endpoint.form === form) ?? [],
);

export const hiddenFieldNames = ["form", "submission", "elapsed", "leave_empty"];

export const endpointName = ({ path, form }: Endpoint) => `${form.formId} at ${path}`;

/** With JavaScript, a page posts to this data address, which answers 202 instead of a redirect. */
export const dataPath = ({ path }: Endpoint) => `${path.replace(/\/$/, "/_")}.data`;
export const acceptedDataStatus = ({ acceptedStatus }: Endpoint) => (acceptedStatus === 303 ? 202 : acceptedStatus);

function endpointAt(path: string, form: Form, fields: FormFields, acceptedStatus: number): Endpoint {
  return { path, form, validFields: { form: form.formId, ...fields }, acceptedStatus };
}

/** Lists the public routes that have an action but no entry in `endpoints`. */
export function uncoveredRoutes(): string[] {
  const routes = globSync("app/routes/*/route.{ts,tsx}", { cwd: root }).filter((file) =>
    /^export (async )?(function|const) action\b/m.test(readFileSync(`${root}/${file}`, "utf8")),
  );
  return routes
    .map((file) => basename(dirname(file)))
    .filter((name) => !name.startsWith("desk.") && !endpoints.some(({ path }) => routePattern(name).test(path)));
}

function routePattern(folder: string): RegExp {
  const path = folder === "home" ? "" : folder.replaceAll(".", "/").replace(/\$\w+/g, "[^/]+");
  return new RegExp(`^/${path}$`);
}
