import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
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
export function Dialog({ isOpen, onClose, title, children, mark, wide, initialFocus }: DialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={initialFocus}
      className={classNames("dlg", wide && "wide", mark && markClass(mark))}
    >
      <BaseDialog.Title>{title}</BaseDialog.Title>
      {children}
    </Overlay>
  );
}

type OverlayProps = Pick<DialogProps, "isOpen" | "onClose" | "children" | "initialFocus"> & {
  className: string;
  /** Where no title is shown. */
  label?: string;
};

/** The shade over the desk and the sheet on it, for what looks unlike a dialog. */
export function Overlay({ isOpen, onClose, children, initialFocus, className, label }: OverlayProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal className="desk">
        <BaseDialog.Backdrop className="shade" />
        <BaseDialog.Viewport className="dlg-room">
          <BaseDialog.Popup className={className} initialFocus={initialFocus} aria-label={label}>
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
