import { WordButton } from "#app/components/desk/word-button.tsx";
import { editorWords } from "#app/content/desk/editor.ts";
import { site } from "#app/content/site.ts";
import { deskTime } from "#app/time/desk-time.ts";

type KeptBarProps = { at: string; onUse: () => void; onForget: () => void };

/** Offers the unsaved draft that this browser kept. */
export function KeptBar({ at, onUse, onForget }: KeptBarProps) {
  const words = editorWords.kept;
  return (
    <div className="bar c s-ans" role="alert">
      <b>{words.title(deskTime(at, site))}</b>
      <span>{words.text}</span>
      <div className="end acts">
        <WordButton onClick={onUse}>{words.use}</WordButton>
        <WordButton bad onClick={onForget}>
          {words.forget}
        </WordButton>
      </div>
    </div>
  );
}
