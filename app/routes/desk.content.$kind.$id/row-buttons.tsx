import { DeskIcon } from "#app/components/desk/icon.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { editorWords } from "#app/content/desk/editor.ts";

type RowButtonsProps = {
  /** The field's name and the row's place: without JavaScript the buttons post them. */
  name: string;
  index: number;
  item: string;
  onMove: (step: number) => void;
  onRemove: () => void;
};

/** Up, down and remove, at the end of a row. */
export function RowButtons({ name, index, item, onMove, onRemove }: RowButtonsProps) {
  const words = editorWords.items;
  const button = (step: "up" | "down" | "remove", label: string, icon: React.ReactNode, act: () => void) => (
    <button
      type="submit"
      name="row"
      value={`${name}.${index}.${step}`}
      className="rm"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {icon}
    </button>
  );
  return (
    <span className="row-buttons">
      {button("up", words.up(item, index + 1), <DeskIcon name="up" />, () => onMove(-1))}
      {button("down", words.down(item, index + 1), <DeskIcon name="down" />, () => onMove(1))}
      {button("remove", words.remove(item, index + 1), <Icon name="close" />, onRemove)}
    </span>
  );
}

/** What a pointer takes hold of. The keys move the row from anywhere in it. */
export function Grip() {
  return (
    <span className="grip" draggable aria-hidden="true" title={editorWords.items.order}>
      <DeskIcon name="grip" />
    </span>
  );
}
