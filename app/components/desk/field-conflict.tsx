import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "./dialog.tsx";

/** A field that two people changed at the same time. */
export type ClashingField = { name: string; label: string; mine: string; theirs: string };

type ConflictChoicesProps = {
  clashes: readonly ClashingField[];
  /** "Yours" and "Lin’s, 14:08". */
  mine: string;
  theirs: string;
};

/** The name of the radio buttons that choose a text for a field. They post `mine` or `theirs`. */
export function choiceName(field: string): string {
  return `choose.${field}`;
}

/** Form fields that show both texts of each clashing field side by side, to choose one. */
export function ConflictChoices({ clashes, mine, theirs }: ConflictChoicesProps) {
  return clashes.map(({ name, label, ...texts }) => (
    <fieldset key={name} className="cmp">
      <legend>{label}</legend>
      <TextChoice name={choiceName(name)} value="mine" label={mine} text={texts.mine} defaultChecked />
      <TextChoice name={choiceName(name)} value="theirs" label={theirs} text={texts.theirs} />
    </fieldset>
  ));
}

type TextChoiceProps = { name: string; value: string; label: string; text: string; defaultChecked?: boolean };

function TextChoice({ label, text, ...radio }: TextChoiceProps) {
  return (
    <div>
      <label>
        <input className="ck" type="radio" {...radio} />
        {label}
      </label>
      <p>{text}</p>
    </div>
  );
}

type FieldConflictDialogProps = ConflictChoicesProps & {
  isOpen: boolean;
  onClose: () => void;
  /** "Lin saved while you were writing". */
  title: string;
  /** Tells how old the other draft is and which changes are kept in any case. */
  text: ReactNode;
  /** "Save as draft 9". */
  save: string;
  /** "Copy mine and look at hers". */
  look?: ReactNode;
  onSave: (choices: FormData) => void;
};

/** Shown when somebody else saved first: the second to save chooses a text for each clashing field. */
export function FieldConflictDialog({
  isOpen,
  onClose,
  title,
  text,
  save,
  look,
  onSave,
  ...choices
}: FieldConflictDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} mark="attention" wide>
      <p>{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(new FormData(event.currentTarget));
        }}
      >
        <ConflictChoices {...choices} />
        <div className="acts">
          <Button type="submit">{save}</Button>
          {look}
        </div>
      </form>
    </Dialog>
  );
}
