import { useRef, useState } from "react";
import { Field } from "#app/components/desk/field.tsx";
import { PicturePicker } from "#app/components/desk/picture-picker.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { isLoadableAddress } from "#app/lib/picture.ts";
import type { ControlProps } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";
import { PictureAlt } from "./picture-alt.tsx";

/** A field for the path of a picture, beside the picture. */
export function PictureField({ field, value, errors, pictures, onChange }: ControlProps<string | null>) {
  const [path, setPath] = useState(value ?? "");
  const picture = pictures[path];
  const area = useRef<HTMLDivElement>(null);
  return (
    <div className="pic" ref={area}>
      <PictureThumb path={path} />
      <div>
        <Field
          id={fieldId(field.name)}
          name={field.name}
          label={field.label}
          aside={words.optional}
          hint={field.hint}
          error={picture ? undefined : errors[0]?.text}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        <PicturePicker
          label={field.label}
          area={area}
          onChoose={(chosen) => {
            setPath(chosen);
            onChange();
          }}
        />
        {picture && <PictureAlt key={path} path={path} picture={picture} label={field.label} error={errors[0]?.text} />}
      </div>
    </div>
  );
}

export function PictureThumb({ path }: { path: string }) {
  if (!isLoadableAddress(path)) return <span className="no" aria-hidden="true" />;
  return <img src={path} alt="" width="120" height="90" />;
}
