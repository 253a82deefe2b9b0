import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { PictureData } from "#app/lib/picture.ts";
import { wrapIndex } from "#app/lib/wrap-index.ts";

export type LightboxWords = { close: string; previous: string; next: string };

type LightboxProps = {
  pictures: readonly PictureData[];
  index: number;
  label: string;
  words: LightboxWords;
  onChange: (index: number) => void;
  onClose: () => void;
};

/** A picture in full screen. Arrow keys cycle, Escape closes, the focus returns to the opener. */
export function Lightbox({ pictures, index, label, words, onChange, onClose }: LightboxProps) {
  const dialog = useOpenModal();
  const close = () => dialog.current?.close();
  const move = (step: number) => onChange(wrapIndex(index + step, pictures.length));
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  };
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <dialog ref={dialog} className="band lightbox" aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="stage">
        <Picture key={index} picture={picture} sizes="100vw" />
      </div>
      <div className="lightbox-bar">
        <p aria-live="polite">
          {index + 1} / {pictures.length}
          {picture.alt && <span>{picture.alt}</span>}
        </p>
        {pictures.length > 1 && (
          <>
            <button type="button" className="square previous" aria-label={words.previous} onClick={() => move(-1)}>
              <Icon name="arrow" />
            </button>
            <button type="button" className="square" aria-label={words.next} onClick={() => move(1)}>
              <Icon name="arrow" />
            </button>
          </>
        )}
        <button type="button" className="square" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

function useOpenModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
