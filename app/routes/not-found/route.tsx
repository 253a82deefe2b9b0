import { data } from "react-router";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { unknownPage } from "#app/content/messages.ts";
import { titleSuffix } from "#app/content/site.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { UnknownPage } from "#app/sections/unknown-page.tsx";

export const headers = sharedPage;

export const meta = () => noIndexMeta({ title: unknownPage.text }, titleSuffix);

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <UnknownPage {...unknownPage} />;
}
