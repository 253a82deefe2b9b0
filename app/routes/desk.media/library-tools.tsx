import { Form, useSubmit } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { SegmentLinks } from "#app/components/desk/segments.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type * as content from "#app/content/desk/media.ts";
import { type LibraryScreenView, viewPath } from "./view.ts";

type LibraryToolsProps = {
  view: LibraryScreenView;
  words: typeof content.libraryFilterWords;
  kinds: typeof content.usageKindNames;
};

/** Searches, filters and sorts the library. A plain form; with JavaScript a choice from the select submits it at once. */
export function LibraryTools({ view, words, kinds }: LibraryToolsProps) {
  const submit = useSubmit();
  return (
    <div className="tools">
      <Form className="tools" method="get" action="/desk/media" key={`${view.find} ${view.used}`}>
        {view.state && <input type="hidden" name="state" value={view.state} />}
        {view.sort !== "newest" && <input type="hidden" name="sort" value={view.sort} />}
        <Field
          className="grow find-picture"
          type="search"
          name="find"
          label={words.find}
          placeholder={words.findHint}
          defaultValue={view.find}
        />
        <Field
          as="select"
          name="used"
          label={words.used}
          defaultValue={view.used ?? ""}
          onChange={(event) => submit(event.currentTarget.form)}
        >
          <option value="">{words.anywhere}</option>
          {Object.entries(kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
          <option value="nowhere">{words.nowhere}</option>
        </Field>
        <Button type="submit" variant="line" icon={null}>
          {words.apply}
        </Button>
      </Form>
      <SegmentLinks
        label={words.sort}
        choices={[
          { label: words.newest, to: viewPath(view, { sort: "newest" }), current: view.sort === "newest" },
          { label: words.heaviest, to: viewPath(view, { sort: "heaviest" }), current: view.sort === "heaviest" },
        ]}
      />
    </div>
  );
}
