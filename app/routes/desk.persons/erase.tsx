import { Form, useNavigation } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { personWords } from "#app/content/desk/persons.ts";
import type { PersonSummary } from "#app/enquiries/person-page.server.ts";

const words = personWords.erase;

type EraseSectionProps = {
  person: PersonSummary;
  mayErase: boolean;
  /** The text that was typed instead of the address. */
  typed?: string;
};

/** Says what an erasure deletes and what stays. An owner starts it by typing the person's address. */
export function EraseSection({ person: { email, name, counts }, mayErase, typed }: EraseSectionProps) {
  const isErasing = useNavigation().formMethod === "POST";
  const goes = (["enquiries", "replies", "notes", "signUps", "deliveries"] as const).filter((what) => counts[what] > 0);
  return (
    <section className="dlg wide s-bad erase" id="erase" aria-labelledby="erase-title">
      <h2 id="erase-title">{words.title(name)}</h2>
      <p>{words.text}</p>
      <div className="goes">
        <div>
          <h3>{words.goes}</h3>
          <ul>
            {goes.map((what) => (
              <li key={what}>{words.lists[what](counts[what])}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.stays}</h3>
          <ul>
            {words.kept.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      </div>
      {mayErase ? (
        <Form
          method="post"
          action={`?${new URLSearchParams({ email })}#erase`}
          aria-labelledby="erase-title"
          noValidate
        >
          <input type="hidden" name="email" value={email} />
          <Field
            label={words.field}
            hint={email}
            name="typed"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed}
            error={typed === undefined ? undefined : words.wrong}
          />
          <div className="acts">
            <Button type="submit" name="intent" value="erase" className="bad" icon="close" pending={isErasing}>
              {isErasing ? words.pending : words.submit}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="bar">{words.ownersOnly}</p>
      )}
    </section>
  );
}
