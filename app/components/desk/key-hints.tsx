import type { KeyHint } from "#app/content/desk/keys.ts";

type KeyHintsProps = { label: string; hints: readonly KeyHint[] };

/** The keyboard shortcuts of a screen, under its list. */
export function KeyHints({ label, hints }: KeyHintsProps) {
  return (
    <ul className="keys" aria-label={label}>
      {hints.map(({ keys, does }) => (
        <li key={does}>
          <KeyCaps keys={keys} /> {does}
        </li>
      ))}
    </ul>
  );
}

/** `["1", "to", "5"]` shows two keys and the word between them. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (key === "to" ? <span key={key}>to</span> : <kbd key={key}>{key}</kbd>));
}
