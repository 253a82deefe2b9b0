import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Toast } from "#app/lib/form-protocol.ts";
import { paintColour } from "#app/lib/paint.ts";
import { dismissToast, onToasts, type Shown, shownToasts } from "#app/lib/toasts.ts";
import { Icon } from "./icon.tsx";
import { useIsVisible } from "./visibility.ts";

const SHOWN_MS = 6_000;

const none: readonly Shown[] = [];

/** Where toasts appear, at the foot of every page. It is there from the start, so that what appears in it is read out. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => none);
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => dismissToast(toast.id)} />
      ))}
    </section>
  );
}

type TimedToastProps = { toast: Toast; dismissLabel: string; onDismiss: () => void };

/** Goes after six seconds, counted anew after every hover and focus, and once the page is seen. */
function TimedToast({ toast, dismissLabel, onDismiss }: TimedToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [cameFrom, setCameFrom] = useState<EventTarget | null>();
  const isHeld = !useIsVisible() || isHovered || cameFrom !== undefined;
  const onTimeout = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onTimeout(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  // The button goes, and the focus would go to the top of the page with it.
  const dismiss = () => {
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
    onDismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer; the button inside is what is pressed
    <div
      className="toast-frame"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => setCameFrom(event.relatedTarget)}
      onBlur={() => setCameFrom(undefined)}
    >
      <ToastCard toast={toast}>
        <button type="button" aria-label={dismissLabel} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </ToastCard>
    </div>
  );
}

export function ToastCard({ toast, children }: { toast: Toast; children?: ReactNode }) {
  const isError = toast.tone === "error";
  return (
    <div
      className="toast"
      role={isError ? "alert" : "status"}
      style={{ "--c": paintColour(isError ? "orange" : "green") }}
    >
      <div>
        <b>{toast.title}</b>
        {toast.text}
      </div>
      {children}
    </div>
  );
}
