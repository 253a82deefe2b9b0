import { useRef } from "react";
import { PicturePicker } from "#app/components/desk/picture-picker.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { editorWords } from "#app/content/desk/editor.ts";
import type { ControlProps } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";
import { PictureAlt } from "./picture-alt.tsx";
import { PictureThumb } from "./picture-field.tsx";
import { RowButtons, RowGrip } from "./row-buttons.tsx";
import { useRows } from "./use-rows.ts";

/** A list of short texts or of pictures. It starts with an empty last row, for one more item. */
export function ListField({ field, value, errors, pictures, onChange }: ControlProps<string[]>) {
  const { name, label, item = "row", hint, control } = field;
  const words = editorWords.items;
  const { rows, set, add, fill, remove, move, savedIndex, rowProps } = useRows(value, "", onChange);
  const isGallery = control === "gallery";
  const area = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={area} className={isGallery ? "items gallery-items" : "items"} id={fieldId(name)} tabIndex={-1}>
      <legend className="sub">{label}</legend>
      <input type="hidden" name="lists" value={name} />
      <ul aria-label={`${label}. ${words.order}`}>
        {rows.map((row, index) => {
          const problem = errors.find((each) => each.index === savedIndex(index))?.text;
          const picture = isGallery ? pictures[row.value] : undefined;
          const error = picture ? undefined : problem;
          return (
            <li key={row.key} {...rowProps(index)}>
              <RowGrip />
              {isGallery && <PictureThumb path={row.value} />}
              <input
                className="inp"
                id={fieldId(name, index)}
                name={name}
                aria-label={`${label} ${index + 1}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${fieldId(name, index)}-error` : undefined}
                value={row.value}
                onChange={({ target }) => set(index, target.value)}
              />
              <RowButtons
                {...{ name, index, item }}
                onMove={(step) => move(index, index + step)}
                onRemove={() => remove(index)}
              />
              {error && (
                <p className="err" id={`${fieldId(name, index)}-error`}>
                  {error}
                </p>
              )}
              {picture && (
                <PictureAlt
                  key={row.value}
                  path={row.value}
                  picture={picture}
                  label={`${label} ${index + 1}`}
                  error={problem}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="acts">
        <WordButton onClick={add}>{words.add(item)}</WordButton>
        {hint && <span className="hint">{hint}</span>}
      </p>
      {isGallery && <PicturePicker label={label} area={area} several onChoose={fill} />}
    </fieldset>
  );
}
