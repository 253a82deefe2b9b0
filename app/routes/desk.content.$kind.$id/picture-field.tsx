import { useState } from "react";
import { Field } from "#app/components/desk/field.tsx";
import { PicturePicker } from "#app/components/desk/picture-picker.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { ControlProps } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";

/** The path of a picture, and the picture. */
export function PictureField({ field, value, errors, onChange }: ControlProps<string | null>) {
  const [path, setPath] = useState(value ?? "");
  return (
    <div className="pic">
      <PictureThumb path={path} />
      <div>
        <Field
          id={fieldId(field.name)}
          name={field.name}
          label={field.label}
          aside={words.optional}
          hint={field.hint}
          error={errors[0]?.text}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        <p className="acts pick-acts">
          <PicturePicker
            label={field.label}
            onChoose={(chosen) => {
              setPath(chosen);
              onChange();
            }}
          />
        </p>
      </div>
    </div>
  );
}

export function PictureThumb({ path }: { path: string }) {
  if (!/^(https:\/\/|\/(?!\/))\S/i.test(path)) return <span className="no" aria-hidden="true" />;
  return <img src={path} alt="" width="120" height="90" />;
}
