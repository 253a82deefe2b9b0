import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { SegmentLinks } from "#app/components/desk/segments.tsx";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { type EnquiryView, isFiltered, viewSearch } from "#app/enquiries/view.ts";

const words = enquiryList.tools;

type ToolsProps = {
  view: EnquiryView;
  /** The view that was asked for; `view` is the one on screen until its rows have come. */
  shown: EnquiryView;
  colleagues: readonly { id: string; name: string }[];
  operatorId: string;
};

/** Search, filters and order. A choice takes effect at once; without JavaScript its button does it. */
export function Tools({ view, shown, colleagues, operatorId }: ToolsProps) {
  const submit = useSubmit();
  const search = useRef<HTMLInputElement>(null);
  // What is being typed stays when a select takes effect.
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
      <Choice choose={choose} label={words.form.label} name="form" value={shown.form} options={words.form.options} />
      <Choice
        choose={choose}
        label={words.with.label}
        name="with"
        value={shown.with}
        options={[
          { value: "", label: words.with.anyone },
          { value: "nobody", label: words.with.nobody },
          { value: "me", label: words.with.me },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Choice choose={choose} label={words.age.label} name="age" value={shown.age} options={words.age.options} />
      <Choice
        choose={choose}
        label={words.project.label}
        name="project"
        value={shown.project}
        options={[{ value: "", label: words.project.any }, ...projectOptions]}
      />
      <Choice
        choose={choose}
        label={words.budget.label}
        name="budget"
        value={shown.budget}
        options={[{ value: "", label: words.budget.any }, ...budgetOptions]}
      />
      <SegmentLinks
        label={words.sort.label}
        choices={(["due", "newest"] as const).map((sort) => ({
          label: words.sort[sort],
          to: `/desk/enquiries${viewSearch(view, { sort })}`,
          current: shown.sort === sort,
        }))}
      />
      <div className="acts">
        <noscript>
          <WordButton type="submit">{words.submit}</WordButton>
        </noscript>
        {isFiltered(view) && (
          <WordLink to={`/desk/enquiries${viewSearch({ ...view, ...nothing })}`}>{words.clear}</WordLink>
        )}
      </div>
    </Form>
  );
}

const nothing = { form: "", with: "", age: "", project: "", budget: "", q: "" } as const;

type ChoiceProps = {
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

function Choice({ choose, label, name, value, options }: ChoiceProps) {
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
