import { Form } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { personWords } from "#app/content/desk/persons.ts";

const words = personWords.search;

export function SearchForm({ query }: { query: string }) {
  return (
    // A new key fills the field again when the query in the address changes.
    <Form className="tools" role="search" action="/desk/persons" aria-label={words.label} key={query}>
      <Field
        className="grow"
        label={words.field}
        aside={words.hint}
        name="email"
        type="search"
        autoComplete="off"
        maxLength={254}
        defaultValue={query}
        aria-keyshortcuts="/"
      />
      <Button type="submit">{words.submit}</Button>
    </Form>
  );
}
