import type { ReactNode } from "react";
import type { Toast } from "./form-protocol.ts";

/** `extra` follows the text: a way back. */
type ToastOptions = { extra?: ReactNode; shownMs?: number };

export type ShownToast = Toast & ToastOptions & { id: number };

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Toast, options?: ToastOptions): number {
  lastId += 1;
  setToasts([...shown, { ...toast, ...options, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number) {
  setToasts(shown.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly ShownToast[] {
  return shown;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToasts(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
