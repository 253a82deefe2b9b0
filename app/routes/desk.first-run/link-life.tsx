import type { firstRunWords } from "#app/content/desk/join.ts";

type LinkLifeProps = { words: typeof firstRunWords; left: number; whole: number };

/** Shows how long the link still works; the time that has passed is drawn in ink. */
export function LinkLife({ words, left, whole }: LinkLifeProps) {
  const sentence = left > 0 ? words.lifeLeft(left, whole) : words.lifeOver;
  const gone = `${Math.round((1 - left / whole) * 1000) / 10}%`;
  return (
    <div className="life">
      <p>
        <b>{words.life}</b>
        <span>{sentence}</span>
      </p>
      <i className="due" style={{ "--e": gone }} role="img" aria-label={sentence} />
    </div>
  );
}
