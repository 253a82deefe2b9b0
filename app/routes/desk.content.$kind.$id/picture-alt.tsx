import { useFetcher } from "react-router";
import { Checkbox, Field } from "#app/components/desk/field.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { pictureSheetWords as words } from "#app/content/desk/media.ts";
import type { EditorPicture } from "./editor-pictures.server.ts";
import { RECORD_FORM_ID } from "./form-ids.ts";
import { useKeptAlt } from "./use-kept-alt.ts";

type PictureAltProps = {
  path: string;
  picture: EditorPicture;
  /** The name of the picture's field, such as "Cover". */
  label: string;
  error?: string;
};

/** Edits a picture's alt text, which holds on every page that shows it. Its own button saves it, not the draft's autosave. */
export function PictureAlt({ path, picture, label, error }: PictureAltProps) {
  const { submit, data, state } = useFetcher<{ did: string }>();
  const { alt, isDecorative, isChanged, change } = useKeptAlt(path, picture);
  if (!useIsHydrated())
    // Without JavaScript the button saves the draft and leads to the picture's own screen.
    return (
      <WordButton type="submit" form={RECORD_FORM_ID} name="describe" value={path}>
        {words.altOf(label)}
      </WordButton>
    );
  const isRefused = data?.did === "nothing" && isChanged;
  const save = () => {
    const fields = { intent: "describe", picture: path, alt, ...(isDecorative && { decorative: "on" }) };
    submit(fields, { method: "post", action: "/desk/media" });
  };
  return (
    <div className="alt" data-unsaved={isChanged || undefined} onInput={(event) => event.stopPropagation()}>
      <Field
        as="textarea"
        rows={2}
        label={words.alt}
        aside={label}
        aria-label={words.altOf(label)}
        maxLength={1_000}
        disabled={isDecorative}
        value={isDecorative ? "" : alt}
        error={isRefused ? words.altError : error}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <Checkbox
        label={words.decorativeShort}
        checked={isDecorative}
        onChange={({ target }) => change({ isDecorative: target.checked })}
      />
      <p className="acts" role="status">
        {isChanged && (
          <WordButton onClick={save} aria-label={words.saveOf(label)}>
            {state === "idle" ? words.save : words.saving}
          </WordButton>
        )}
        {!isChanged && data?.did === "described" && <span className="hint">{words.saved}</span>}
      </p>
    </div>
  );
}
