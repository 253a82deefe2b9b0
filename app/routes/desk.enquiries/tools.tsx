import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { SegmentLinks } from "#app/components/desk/segments.tsx";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { type EnquiryView, isFiltered, viewSearch } from "#app/enquiries/view.ts";

const words = enquiryList.tools;

type InboxToolsProps = {
  view: EnquiryView;
  /** The view that was asked for. `view` is the one on screen until the new rows have come. */
  requested: EnquiryView;
  colleagues: readonly { id: string; name: string }[];
  operatorId: string;
};

/** Search, filters and order of the inbox. A choice takes effect at once; without JavaScript, with the submit button. */
export function InboxTools({ view, requested, colleagues, operatorId }: InboxToolsProps) {
  const submit = useSubmit();
  const search = useRef<HTMLInputElement>(null);
  // The search field follows the address only when its search changes, so that a select does not discard text being typed.
  useEffect(() => {
    if (search.current) search.current.value = view.q;
  }, [view.q]);
  const choose = ({ target: { form } }: ChangeEvent<HTMLSelectElement>) =>
    form && void submit(withoutBlanks(form), { replace: true });
  const others = colleagues.filter(({ id }) => id !== operatorId);
  return (
    <Form
      className="tools filters"
      role="search"
      aria-label={words.label}
      action="/desk/enquiries"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(withoutBlanks(event.currentTarget));
      }}
    >
      <input type="hidden" name="state" value={view.state} />
      {view.sort === "newest" && <input type="hidden" name="sort" value={view.sort} />}
      <Field
        className="grow"
        {...words.find}
        name="q"
        type="search"
        maxLength={200}
        ref={search}
        defaultValue={view.q}
        aria-keyshortcuts="/"
      />
      <FilterSelect
        choose={choose}
        label={words.form.label}
        name="form"
        value={requested.form}
        options={words.form.options}
      />
      <FilterSelect
        choose={choose}
        label={words.with.label}
        name="with"
        value={requested.with}
        options={[
          { value: "", label: words.with.anyone },
          { value: "nobody", label: words.with.nobody },
          { value: "me", label: words.with.me },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        choose={choose}
        label={words.age.label}
        name="age"
        value={requested.age}
        options={words.age.options}
      />
      <FilterSelect
        choose={choose}
        label={words.project.label}
        name="project"
        value={requested.project}
        options={[{ value: "", label: words.project.any }, ...projectOptions]}
      />
      <FilterSelect
        choose={choose}
        label={words.budget.label}
        name="budget"
        value={requested.budget}
        options={[{ value: "", label: words.budget.any }, ...budgetOptions]}
      />
      <SegmentLinks
        label={words.sort.label}
        choices={(["due", "newest"] as const).map((sort) => ({
          label: words.sort[sort],
          to: `/desk/enquiries${viewSearch(view, { sort })}`,
          current: requested.sort === sort,
        }))}
      />
      <div className="acts">
        <noscript>
          <WordButton type="submit">{words.submit}</WordButton>
        </noscript>
        {isFiltered(view) && (
          <WordLink to={`/desk/enquiries${viewSearch({ ...view, ...noFilters })}`}>{words.clear}</WordLink>
        )}
      </div>
    </Form>
  );
}

const noFilters = { form: "", with: "", age: "", project: "", budget: "", q: "" } as const;

type FilterSelectProps = {
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

function FilterSelect({ choose, label, name, value, options }: FilterSelectProps) {
  return (
    <Field as="select" label={label} name={name} value={value} onChange={choose}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  );
}

function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const given = [...new FormData(form)].filter(([, value]) => value !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
