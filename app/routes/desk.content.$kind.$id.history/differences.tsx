import { historyWords as words } from "#app/content/desk/editor.ts";
import type { FieldDifference, TextPiece } from "#app/publishing/differences.ts";

/** Removed text is struck through, added text is green. */
export function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  if (differences.length === 0) return <p className="diff">{words.same}</p>;
  return (
    <dl className="diff">
      {differences.map(({ field, label, pieces }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change places
              <PieceText key={index} {...piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PieceText({ text, change }: TextPiece) {
  if (change === "removed") return <del>{text}</del>;
  if (change === "added") return <ins>{text}</ins>;
  return text;
}
