import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "./dialog.tsx";

/** A field that two people changed. */
export type Clash = { name: string; label: string; mine: string; theirs: string };

type ConflictChoicesProps = {
  clashes: readonly Clash[];
  /** "Yours" and "Lin’s, 14:08". */
  mine: string;
  theirs: string;
};

/** The name of the choice that a clashing field posts: `mine` or `theirs`. */
export function choiceName(field: string): string {
  return `choose.${field}`;
}

/** Both texts of each field that clashes, side by side, to choose one. Fields of a form. */
export function ConflictChoices({ clashes, mine, theirs }: ConflictChoicesProps) {
  return clashes.map(({ name, label, ...texts }) => (
    <fieldset key={name} className="cmp">
      <legend>{label}</legend>
      <Side name={choiceName(name)} value="mine" label={mine} text={texts.mine} defaultChecked />
      <Side name={choiceName(name)} value="theirs" label={theirs} text={texts.theirs} />
    </fieldset>
  ));
}

type SideProps = { name: string; value: string; label: string; text: string; defaultChecked?: boolean };

function Side({ label, text, ...radio }: SideProps) {
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
  /** How old the other draft is, and what is kept anyway. */
  text: ReactNode;
  /** "Save as draft 9". */
  save: string;
  /** "Copy mine and look at hers". */
  look?: ReactNode;
  onSave: (choices: FormData) => void;
};

/** Somebody else saved first. Nothing is overwritten: the second saver chooses. */
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
