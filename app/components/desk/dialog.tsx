import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#app/lib/class-names.ts";
import { type Mark, markClass } from "./state-mark.tsx";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Says what goes and what stays, and holds the answers; the safe one gets the focus through `initialFocus`. */
  children: ReactNode;
  /** The paint along its top. */
  mark?: Mark;
  wide?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
};

/** Traps the focus, closes with Esc and returns the focus. Without JavaScript the same content is a page of its own. */
export function Dialog({ title, children, mark, wide, ...props }: DialogProps) {
  const titleId = useId();
  return (
    <Overlay {...props} className={classNames("dlg", wide && "wide", mark && markClass(mark))} labelledBy={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Overlay>
  );
}

type OverlayProps = Pick<DialogProps, "isOpen" | "onClose" | "children" | "initialFocus"> & {
  className: string;
  /** Where no title is shown. */
  label?: string;
  labelledBy?: string;
};

/** The shade over the desk and the sheet on it, for what looks unlike a dialog. */
export function Overlay({ isOpen, ...props }: OverlayProps) {
  // Outside of whatever opens it: a form must hold no other form, and a row may be out of sight.
  return isOpen ? createPortal(<ModalSheet {...props} />, document.body) : null;
}

function ModalSheet({ onClose, initialFocus, className, label, labelledBy, children }: Omit<OverlayProps, "isOpen">) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    initialFocus?.current?.focus();
    // Gives the focus back, which removing the element would not.
    return () => element?.close();
  }, [initialFocus]);
  return (
    <div className="desk">
      <dialog
        ref={dialog}
        className={className}
        closedby="any"
        aria-label={label}
        aria-labelledby={labelledBy}
        onClose={onClose}
      >
        {children}
      </dialog>
    </div>
  );
}
