import { useState } from "react";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { picker as words } from "#app/content/desk/media.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { WordButton } from "./word-button.tsx";

type PicturePickerProps = {
  /** Says for whom: "Cover". */
  label: string;
  onChoose: (path: string) => void;
};

/** Beside a field that holds a picture's path: chooses or uploads one. Without scripts the path is typed. */
export function PicturePicker({ label, onChoose }: PicturePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsHydrated()) return null;
  return (
    <>
      <WordButton onClick={() => setIsOpen(true)} aria-haspopup="dialog" aria-label={`${words.choose}: ${label}`}>
        {words.choose}
      </WordButton>
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(path) => {
          setIsOpen(false);
          onChoose(path);
        }}
      />
    </>
  );
}
