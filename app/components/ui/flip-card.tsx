import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { Icon } from "./icon.tsx";

type FlipCardProps = {
  /** The subject of the card, used in the accessible names of both turn buttons. */
  label: string;
  paint: Paint;
  words: { flip: string; flipBack: string };
  front: ReactNode;
  /** Links and buttons of the back belong in an element of class `acts`, which lies above the turn button. */
  back: ReactNode;
  className?: string;
  style?: CSSProperties;
};

/** A card with two faces, each covered by a button that turns it. Without JavaScript the links of the back stand under the front. */
export function FlipCard({ label, paint, words, front, back, className, style }: FlipCardProps) {
  // Undefined until the first turn, so that the server's HTML has no `inert`, which would disable the links of the back where
  // JavaScript is off. CSS hides the back until then.
  const [isFlipped, setIsFlipped] = useState<boolean>();
  const frontButton = useRef<HTMLButtonElement>(null);
  const backFace = useRef<HTMLDivElement>(null);

  function turn(flipped: boolean) {
    flushSync(() => setIsFlipped(flipped));
    const target = flipped ? backFace.current?.querySelector<HTMLElement>("a, button") : frontButton.current;
    target?.focus({ preventScroll: true });
  }

  // The whole card listens, because during the turn a click may hit neither face.
  function onClick(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest("a, button") : null;
    if (!pressed || pressed.classList.contains("turn")) turn(!isFlipped);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isFlipped) return;
    event.stopPropagation();
    turn(false);
  }

  return (
    <article
      data-flip-card
      data-flipped={isFlipped ?? false}
      className={classNames("card", className)}
      style={{ "--c": paintColour(paint), ...style }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="inner">
        <div className="front" inert={isFlipped}>
          {front}
          <TurnButton ref={frontButton} aria-expanded={isFlipped ?? false} aria-label={`${words.flip}: ${label}`} />
        </div>
        <div className="back" ref={backFace} inert={isFlipped === false}>
          {back}
          <TurnButton aria-label={`${words.flipBack}: ${label}`} />
        </div>
      </div>
    </article>
  );
}

type TurnButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  "aria-label": string;
  "aria-expanded"?: boolean;
};

function TurnButton(props: TurnButtonProps) {
  return (
    <button type="button" className="turn" {...props}>
      <i>
        <Icon name="turn" />
      </i>
    </button>
  );
}
