import type { ReactNode } from "react";
import type { Toast } from "./form-protocol.ts";

/** `extra` follows the text, such as an undo button. */
type ToastOptions = { extra?: ReactNode; shownMs?: number };

export type ShownToast = Toast & ToastOptions & { id: number };

let currentToasts: readonly ShownToast[] = [];
let lastId = 0;
const toastListeners = new Set<() => void>();

export function showToast(toast: Toast, options?: ToastOptions): number {
  lastId += 1;
  setToasts([...currentToasts, { ...toast, ...options, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number) {
  setToasts(currentToasts.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly ShownToast[] {
  return currentToasts;
}

export function subscribeToToasts(listener: () => void) {
  toastListeners.add(listener);
  return () => toastListeners.delete(listener);
}

function setToasts(next: readonly ShownToast[]) {
  currentToasts = next;
  for (const listener of toastListeners) listener();
}
