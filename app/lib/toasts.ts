import type { Toast } from "./form-protocol.ts";

export type ShownToast = Toast & { id: number };

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Toast) {
  lastId += 1;
  setToasts([...shown, { ...toast, id: lastId }]);
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
