import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { useSlideRotation } from "./use-slide-rotation.ts";

type Quote = { id: string; quote: string; author: string; title: string; company: string };

type CarouselWords = {
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  quote: string;
  of: string;
};

type CarouselProps = {
  quotes: readonly Quote[];
  /** How long each quote is shown, in milliseconds. */
  interval: number;
  words: CarouselWords;
};

export function Testimonials({ head, ...carousel }: CarouselProps & { head: string }) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} />
        <Carousel {...carousel} />
      </Reveal>
    </section>
  );
}

/** Without JavaScript the quotes scroll side by side. */
function Carousel({ quotes, interval, words }: CarouselProps) {
  const rotation = useSlideRotation(quotes.length, interval);
  const slides = useRef<HTMLDivElement>(null);
  const isReady = useInitialSlide(slides, rotation.goTo);
  const { index, turns, isManual, isPlaying, handlers } = rotation;
  // Screen readers announce the slides a visitor asks for, not the automatic ones.
  const live = isManual || !isPlaying ? "polite" : "off";
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      className="carousel"
      data-ready={isReady || undefined}
      data-turned={turns > 1 || undefined}
      style={{ "--interval": `${interval}ms` }}
      {...handlers}
    >
      <CarouselControls rotation={rotation} quotes={quotes} words={words} />
      <div ref={slides} className="slides" aria-live={live} tabIndex={isReady ? undefined : 0}>
        {quotes.map(({ id, ...quote }, slide) => (
          <Slide
            key={id}
            {...quote}
            position={`${slide + 1} ${words.of} ${quotes.length}`}
            isCurrent={slide === index}
          />
        ))}
      </div>
    </section>
  );
}

type SlideProps = Omit<Quote, "id"> & { position: string; isCurrent: boolean };

function Slide({ quote, author, title, company, position, isCurrent }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the controls of a form
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="slide"
      data-current={isCurrent || undefined}
    >
      <blockquote className="big-quote">{quote}</blockquote>
      <p>
        <b>{author}</b>
        <br />
        {`${title}, ${company}`}
        <br />
        <span className="small mute" aria-hidden="true">
          {position}
        </span>
      </p>
    </div>
  );
}

type CarouselControlsProps = Omit<CarouselProps, "interval"> & { rotation: ReturnType<typeof useSlideRotation> };

function CarouselControls({ rotation, quotes, words }: CarouselControlsProps) {
  const { index, turns, isPlaying, isPaused, setPaused, goTo } = rotation;
  return (
    <div className="controls">
      <button type="button" className="square back" aria-label={words.previous} onClick={() => goTo(index - 1)}>
        <Icon name="arrow" />
      </button>
      <button type="button" className="square" aria-label={words.next} onClick={() => goTo(index + 1)}>
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        className="square hold"
        aria-label={isPaused ? words.play : words.pause}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
      <div className="dots">
        {quotes.map(({ id }, dot) => (
          <button
            key={id}
            type="button"
            aria-label={`${words.quote} ${dot + 1}`}
            aria-current={dot === index || undefined}
            onClick={() => goTo(dot)}
          >
            <i key={dot === index ? turns : undefined} data-running={(dot === index && isPlaying) || undefined} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Starts at the quote that the visitor had scrolled to before hydration. Returns whether the carousel has started. */
function useInitialSlide(slides: { current: HTMLElement | null }, goTo: (index: number) => void): boolean {
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = slides.current ?? {};
    goTo(Math.round(scrollLeft / clientWidth));
    setIsReady(true);
  }, []);
  return isReady;
}
