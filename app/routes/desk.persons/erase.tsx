import { Form, useNavigation } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { persons } from "#app/content/desk/persons.ts";
import type { HeldPerson } from "#app/enquiries/person-page.server.ts";

const words = persons.erase;

type EraseProps = {
  person: HeldPerson;
  mayErase: boolean;
  /** What was typed instead of the address. */
  typed?: string;
};

/** What goes and what stays; the address typed by hand is the consent to it. */
export function Erase({ person: { email, name, counts }, mayErase, typed }: EraseProps) {
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
