import { useLayoutEffect } from "react";
import type { PublishProblem } from "#app/publishing/draft-problems.server.ts";
import type { Kind, KindField } from "#app/publishing/kinds/kind.ts";
import type { ControlProps } from "./control-props.ts";
import { FieldControl } from "./field-control.tsx";
import type { FormSeed } from "./use-draft.ts";

type RecordFieldsProps = {
  kind: Kind;
  seed: FormSeed;
  problems: readonly PublishProblem[];
  pictures: ControlProps<unknown>["pictures"];
  /** The address that is proposed from the title. */
  proposal: string | null;
  onChange: () => void;
};

/** The fields of a record in their groups; hidden fields name the save that they started from. */
export function RecordFields({ kind, seed, problems, pictures, proposal, onChange }: RecordFieldsProps) {
  const { data, base, from, focused } = seed;
  // A new seed replaces every field, so the field that replaces the focused one takes the focus.
  useLayoutEffect(() => {
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
  }, [focused]);
  const errorsOf = (field: KindField) => problems.filter((problem) => problem.field === field.name);
  return (
    <>
      <input type="hidden" name="from" value={from.number} />
      <input type="hidden" name="version" value={from.version} />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {kind.groups.map(({ legend, fields }) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          {fields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              value={data[field.name] ?? null}
              errors={errorsOf(field)}
              pictures={pictures}
              proposal={proposal}
              onChange={onChange}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}
