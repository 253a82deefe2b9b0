import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";

type RowItem<Value> = { key: number; value: Value };

/** The rows of a list field. Buttons add, remove and move rows; Alt with an arrow key and a pointer move them too. */
export function useRows<Value>(initial: readonly Value[], blank: Value, onChange: () => void) {
  const nextKey = useRef(initial.length + 1);
  const [rows, setRows] = useState<RowItem<Value>[]>(() =>
    [...initial, blank].map((value, index) => ({ key: index, value })),
  );
  const dragged = useRef<number | null>(null);
  const change = (next: RowItem<Value>[]) => {
    setRows(next);
    onChange();
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    // An element that moves in the document loses the focus, so the focus is given back.
    const focused = document.activeElement;
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
    change(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  return {
    rows,
    set: (index: number, value: Value) => change(rows.map((row, at) => (at === index ? { ...row, value } : row))),
    add: () => {
      focusRow(rows.length);
      change([...rows, { key: nextKey.current++, value: blank }]);
    },
    /** Puts a value into the last blank row, or adds a row with it. */
    fill: (value: Value) => {
      const key = nextKey.current++;
      // Starts from the latest rows, since two uploads may end between two renders.
      setRows((latest) => {
        const at = latest.findLastIndex((row) => row.value === blank);
        return at < 0 ? [...latest, { key, value }] : latest.with(at, { key: latest[at]?.key ?? key, value });
      });
      onChange();
    },
    remove: (index: number) => {
      focusRow(index);
      change(rows.toSpliced(index, 1));
    },
    move,
    /** The row's index in the saved list, which holds no blank rows; null for a blank row. */
    savedIndex: (index: number) =>
      isBlank(rows[index]?.value) ? null : rows.slice(0, index).filter((row) => !isBlank(row.value)).length,
    /** Event handlers for a row's element: a pointer drags the row, and Alt with an arrow key moves it. */
    rowProps: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!step || !event.altKey) return;
        event.preventDefault();
        move(index, index + step);
      },
      onDragStart: (event: DragEvent) => {
        dragged.current = index;
        event.dataTransfer.effectAllowed = "move";
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.current !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged.current !== null) move(dragged.current, index);
        dragged.current = null;
      },
    }),
  };
}

/** Whether a row's text, or each of its texts, is empty. */
function isBlank(value: unknown): boolean {
  const texts = typeof value === "string" ? [value] : Object.values(value ?? {});
  return texts.every((text) => !String(text).trim());
}

/** Focuses the row at this index after a row came or went; else the last row, or the button that adds one. */
function focusRow(index: number) {
  const list = document.activeElement?.closest(".items");
  requestAnimationFrame(() => {
    const rows = list?.querySelectorAll("ul > li") ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    const field = row ? row.querySelector<HTMLElement>("input, textarea") : list?.querySelector<HTMLElement>(".act");
    field?.focus();
  });
}
