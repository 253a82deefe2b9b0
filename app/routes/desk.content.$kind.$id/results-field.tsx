import { WordButton } from "#app/components/desk/word-button.tsx";
import { editorWords } from "#app/content/desk/editor.ts";
import { splitResult } from "#app/lib/figures.ts";
import type { ControlProps } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";
import { RowButtons, RowGrip } from "./row-buttons.tsx";
import { useRows } from "./use-rows.ts";

const blankResult = { figure: "", label: "" };

/** A list of results. Each result is a figure and its label. */
export function ResultsField({ field, value, errors, onChange }: ControlProps<string[]>) {
  const { name, label, item = "result", hint } = field;
  const words = editorWords.items;
  const { rows, set, add, remove, move, savedIndex, rowProps } = useRows(value.map(splitResult), blankResult, onChange);
  return (
    <div className="items results-items">
      <input type="hidden" name="lists" value={name} />
      <ul aria-label={`${label}. ${words.order}`}>
        {rows.map((row, index) => {
          const error = errors.find((each) => each.index === savedIndex(index))?.text;
          const box = (part: "figure" | "label") => ({
            className: part === "figure" ? "inp num" : "inp",
            name: `${name}.${part}`,
            value: row.value[part],
            onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              set(index, { ...row.value, [part]: target.value }),
          });
          return (
            <li key={row.key} {...rowProps(index)}>
              <RowGrip />
              <input {...box("figure")} aria-label={words.figure(index + 1)} />
              <textarea
                {...box("label")}
                rows={1}
                id={fieldId(name, index)}
                aria-label={words.label(index + 1)}
                aria-invalid={error ? true : undefined}
              />
              <RowButtons
                {...{ name, index, item }}
                onMove={(step) => move(index, index + step)}
                onRemove={() => remove(index)}
              />
              {error && <p className="err">{error}</p>}
            </li>
          );
        })}
      </ul>
      <p>
        <WordButton onClick={add}>{words.add(item)}</WordButton> {hint && <span className="hint">{hint}</span>}
      </p>
    </div>
  );
}
