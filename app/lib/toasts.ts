import type { Toast } from "./form-protocol.ts";

export type Shown = Toast & { id: number };

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Toast) {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }]);
}

export function dismissToast(id: number) {
  change(shown.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly Shown[] {
  return shown;
}

export function onToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}
