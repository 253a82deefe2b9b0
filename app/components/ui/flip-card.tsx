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
  /** What the card shows. Both buttons are named after it. */
  label: string;
  paint: Paint;
  words: { flip: string; flipBack: string };
  front: ReactNode;
  /** Its links and buttons go in an element of class `acts`, above the turn button. */
  back: ReactNode;
  className?: string;
  style?: CSSProperties;
};

/** Two faces, each covered by one button. Without JavaScript the back's links are shown under the front. */
export function FlipCard({ label, paint, words, front, back, className, style }: FlipCardProps) {
  // Undefined until the first turn: `inert` in the server's HTML would disable the back's links without JavaScript, and
  // setting it after hydration would touch every card. CSS hides the back until then.
  const [isFlipped, setIsFlipped] = useState<boolean>();
  const frontButton = useRef<HTMLButtonElement>(null);
  const backFace = useRef<HTMLDivElement>(null);

  function turn(flipped: boolean) {
    flushSync(() => setIsFlipped(flipped));
    const target = flipped ? backFace.current?.querySelector<HTMLElement>("a, button") : frontButton.current;
    target?.focus({ preventScroll: true });
  }

  // On the whole card, because during the turn a click may land on neither face.
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
