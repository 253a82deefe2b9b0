import { DeskIcon } from "#app/components/desk/icon.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { editorWords } from "#app/content/desk/editor.ts";

type RowButtonsProps = {
  /** The list field's name, which the buttons post with the row's index where JavaScript does not run. */
  name: string;
  index: number;
  item: string;
  onMove: (step: number) => void;
  onRemove: () => void;
};

/** Buttons at the end of a row, which move the row up or down, or remove it. */
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

/** The handle by which a pointer drags a row. Alt with an arrow key moves the row from anywhere in it. */
export function RowGrip() {
  return (
    <span className="grip" draggable aria-hidden="true" title={editorWords.items.order}>
      <DeskIcon name="grip" />
    </span>
  );
}
