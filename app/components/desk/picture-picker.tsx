import { type RefObject, useState } from "react";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { picturePickerWords as words } from "#app/content/desk/media.ts";
import { maxFileBytes } from "#app/content/desk/upload-limits.ts";
import { classNames } from "#app/lib/class-names.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { useIncomingFiles } from "./use-incoming-files.ts";
import { useUploads } from "./use-uploads.ts";
import { WordButton } from "./word-button.tsx";

type PicturePickerProps = {
  /** The name of the field, such as "Cover". */
  label: string;
  /** The element of the field, in which pictures can be dropped and pasted. */
  area: RefObject<HTMLElement | null>;
  /** Whether the field holds a list of pictures. */
  several?: boolean;
  onChoose: (path: string) => void;
};

/** Chooses or uploads a picture for a field that holds its path. Without JavaScript, operators type the path. */
export function PicturePicker({ label, area, several, onChoose }: PicturePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { uploads, add, cancel, retry } = useUploads({ maxBytes: maxFileBytes, onDone: onChoose });
  const isOver = useIncomingFiles((files) => add(several ? files : files.slice(0, 1)), area);
  const unfinished = uploads.filter(({ state }) => state.is !== "done");
  if (!useIsHydrated()) return null;
  return (
    // Filling the form's fields again would cancel an upload and close the dialog.
    <div className="picker" data-unsaved={unfinished.length > 0 || isOpen || undefined}>
      <p className={classNames("drop", isOver && "is-over")}>
        <span>
          {several ? words.dropSeveral : words.drop}{" "}
          <WordButton onClick={() => setIsOpen(true)} aria-haspopup="dialog" aria-label={words.chooseFor(label)}>
            {words.choose}
          </WordButton>
        </span>
      </p>
      {unfinished.length > 0 && <UploadRows uploads={unfinished} onCancel={cancel} onRetry={retry} />}
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(path) => {
          setIsOpen(false);
          onChoose(path);
        }}
      />
    </div>
  );
}
