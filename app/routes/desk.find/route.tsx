import { Form } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { Field } from "#app/components/desk/field.tsx";
import type { FoundGroup } from "#app/components/desk/found.ts";
import { FoundGroups } from "#app/components/desk/found-groups.tsx";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { finderWords } from "#app/content/desk/find.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import type { Route } from "./+types/route.ts";
import { findAnything, readSearchQuery } from "./search.server.ts";

/** The query parameters that the page reads. */
export const handle = { query: ["q"] };

export const meta: Route.MetaFunction = () => [{ title: deskTitle(finderWords.title) }];

export async function loader({ request }: Route.LoaderArgs): Promise<{ query: string; groups: FoundGroup[] }> {
  const { operator } = await requireOperator(request);
  const query = readSearchQuery(request);
  return { query, groups: await findAnything(query, operator, Date.now()) };
}

export default function Page({ loaderData: { query, groups } }: Route.ComponentProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <ScreenTitle
        title="Find"
        segments={[{ label: count === 0 ? finderWords.nothing(query) : finderWords.count(count) }]}
      />
      <Form className="tools" role="search" aria-label={finderWords.title}>
        <Field
          className="grow"
          label={finderWords.title}
          name="q"
          type="search"
          defaultValue={query}
          aria-keyshortcuts="/"
        />
        <Button type="submit">{finderWords.submit}</Button>
      </Form>
      <div className="sd">
        <FoundGroups groups={groups} query={query} />
      </div>
    </>
  );
}
