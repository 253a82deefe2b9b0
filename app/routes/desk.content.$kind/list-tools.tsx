import { Form } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { DeskIcon } from "#app/components/desk/icon.tsx";
import { SegmentLinks } from "#app/components/desk/segments.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { contentListWords } from "#app/content/desk/content.ts";
import type { KindId } from "#app/lib/content-kinds.ts";
import { type ListView, viewPath } from "./list-view.ts";

type ListToolsProps = {
  kind: { id: KindId; name: string; hasYear: boolean };
  view: ListView;
  words: typeof contentListWords;
  canCreate: boolean;
};

/** Controls that search and sort the list, and create a record. */
export function ListTools({ kind, view, words, canCreate }: ListToolsProps) {
  const sorts = kind.hasYear ? (["edited", "title", "year"] as const) : (["edited", "title"] as const);
  return (
    <div className="tools">
      <Form className="grow find-record" key={view.text} role="search">
        <Field
          label={words.find(kind.name)}
          type="search"
          name="q"
          defaultValue={view.text}
          placeholder={words.findHint}
          aria-keyshortcuts="/"
        />
        {view.state && <input type="hidden" name="state" value={view.state} />}
        {view.sort !== "edited" && <input type="hidden" name="sort" value={view.sort} />}
        <button type="submit" className="sr-only">
          {words.search}
        </button>
      </Form>
      <SegmentLinks
        label={words.sort}
        choices={sorts.map((sort) => ({
          label: words.sorts[sort],
          to: viewPath(kind.id, { ...view, page: 1, sort }),
          current: view.sort === sort,
        }))}
      />
      {canCreate && (
        <Form method="post" className="end">
          <Button type="submit" name="intent" value="create" icon={<DeskIcon name="plus" />}>
            {words.create(kind.name)}
          </Button>
        </Form>
      )}
    </div>
  );
}
