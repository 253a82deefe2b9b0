import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#app/lib/class-names.ts";
import { type Mark, markClass } from "./state-mark.tsx";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Text and buttons. A dialog that deletes something gives the focus to its safe button through `initialFocus`. */
  children: ReactNode;
  /** Sets the paint along the dialog's upper edge. */
  mark?: Mark;
  wide?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog: traps the focus, closes with Esc and returns the focus. Routes also offer its content without JavaScript. */
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
  /** The accessible name of an overlay without a visible title. */
  label?: string;
  labelledBy?: string;
};

/** A modal sheet without a dialog's title, such as the finder or the history drawer. */
export function Overlay({ isOpen, ...props }: OverlayProps) {
  // Rendered in the body, not beside its opener: forms must not nest, and a hidden row would hide the sheet.
  return isOpen ? createPortal(<ModalSheet {...props} />, document.body) : null;
}

function ModalSheet({ onClose, initialFocus, className, label, labelledBy, children }: Omit<OverlayProps, "isOpen">) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    initialFocus?.current?.focus();
    // Closing returns the focus to the opener; removing the element would not.
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
