import { useCallback, useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import { Picture } from "#app/components/ui/picture.tsx";
import { acceptedTypes, pictureWallWords, uploadWords, picturePickerWords as words } from "#app/content/desk/media.ts";
import { maxFileBytes } from "#app/content/desk/upload-limits.ts";
import { classNames } from "#app/lib/class-names.ts";
import { type PictureData, withoutAlt } from "#app/lib/picture.ts";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { StateMark } from "./state-mark.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { useIncomingFiles } from "./use-incoming-files.ts";
import { useUploads } from "./use-uploads.ts";
import { WordButton } from "./word-button.tsx";

/** The part of the library screen's loader data that the dialog uses. */
type LibraryData = {
  library: {
    items: { id: string; name: string; ratio: number; isMissingAlt: boolean; picture: PictureData }[];
    found: number;
  };
};

type PictureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (path: string) => void;
};

/** Finds, uploads and chooses a picture of the library. Stops its input events: the form around it would autosave on them. */
export function PictureDialog({ isOpen, onClose, onChoose }: PictureDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} wide>
      <div className="picks" onInput={(event) => event.stopPropagation()}>
        <LibraryPicker onChoose={onChoose} />
      </div>
      <p className="acts">
        <WordButton onClick={onClose}>{words.close}</WordButton>
      </p>
    </Dialog>
  );
}

function LibraryPicker({ onChoose }: Pick<PictureDialogProps, "onChoose">) {
  const { data, load, state } = useFetcher<LibraryData>();
  const [find, setFind] = useState("");
  const refresh = useCallback(() => void load(`/desk/media?${new URLSearchParams({ find })}`), [find, load]);
  const { uploads, add, cancel, retry } = useUploads({ maxBytes: maxFileBytes, onDone: refresh });
  const isOver = useIncomingFiles(add);
  const field = useId();
  useEffect(refresh, [refresh]);
  const { items = [], found = 0 } = data?.library ?? {};
  const status = items.length === 0 ? words.none : items.length < found && words.some(items.length, found);
  return (
    <>
      <div className="tools">
        <Field
          className="grow"
          type="search"
          label={words.find}
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value)}
        />
      </div>
      <div className={classNames("drop", isOver && "is-over")}>
        <label htmlFor={field}>
          <b>{uploadWords.lead}</b> <span className="act">{uploadWords.choose}</span>
        </label>
        <input
          id={field}
          className="sr-only"
          type="file"
          accept={acceptedTypes}
          multiple
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = "";
          }}
        />
      </div>
      {uploads.length > 0 && <UploadRows uploads={uploads} onCancel={cancel} onRetry={retry} />}
      <p className="sm" role="status">
        {data ? status : state === "loading" && words.loading}
      </p>
      <ul className="wall pick-wall" aria-label={pictureWallWords.label}>
        {items.map(({ id, name, ratio, isMissingAlt, picture }) => (
          <li key={id} style={{ "--r": ratio }}>
            <button type="button" className="go" onClick={() => onChoose(id)}>
              <Picture picture={withoutAlt({ ...picture, narrow: undefined })} sizes="200px" />
              <span className="x">{name}</span>
            </button>
            {isMissingAlt && <StateMark mark="trouble">{pictureWallWords.missing}</StateMark>}
          </li>
        ))}
        <li className="end" aria-hidden="true" />
      </ul>
    </>
  );
}
