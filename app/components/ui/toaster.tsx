import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Toast } from "#app/lib/form-protocol.ts";
import { paintColour } from "#app/lib/paint.ts";
import { dismissToast, type ShownToast, shownToasts, subscribeToToasts } from "#app/lib/toasts.ts";
import { Icon } from "./icon.tsx";
import { useIsVisible } from "./visibility.ts";

const DEFAULT_SHOWN_MS = 6_000;

const noToasts: readonly ShownToast[] = [];

/** The toasts at the foot of every page. Rendered even when empty, because screen readers only announce changes to a live region. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => noToasts);
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => dismissToast(toast.id)} />
      ))}
    </section>
  );
}

type TimedToastProps = { toast: ShownToast; dismissLabel: string; onDismiss: () => void };

/** A toast that closes after `shownMs`. Hover, focus or a hidden tab stops the timer, which then starts over. */
function TimedToast({ toast, dismissLabel, onDismiss }: TimedToastProps) {
  const { shownMs = DEFAULT_SHOWN_MS } = toast;
  const [isHovered, setIsHovered] = useState(false);
  // The element that had the focus before the toast; undefined while the focus is outside the toast.
  const [previousFocus, setPreviousFocus] = useState<EventTarget | null>();
  const isTimerPaused = !useIsVisible() || isHovered || previousFocus !== undefined;
  const onTimeout = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isTimerPaused) return;
    const timer = setTimeout(() => onTimeout(), shownMs);
    return () => clearTimeout(timer);
  }, [isTimerPaused, shownMs]);
  // Returns the focus before the toast's button disappears, or the focus would jump to the top of the page.
  const dismiss = () => {
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
    onDismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; the control is the button inside
    <div
      className="toast-frame"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => setPreviousFocus(event.relatedTarget)}
      onBlur={() => setPreviousFocus(undefined)}
    >
      <ToastCard toast={toast}>
        <button type="button" aria-label={dismissLabel} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </ToastCard>
    </div>
  );
}

export function ToastCard({ toast, children }: { toast: Toast & Partial<ShownToast>; children?: ReactNode }) {
  const isError = toast.tone === "error";
  return (
    <div
      className="toast"
      role={isError ? "alert" : "status"}
      style={{ "--c": paintColour(isError ? "orange" : "green") }}
    >
      <div>
        <b>{toast.title}</b>
        {toast.text} {toast.extra}
      </div>
      {children}
    </div>
  );
}
