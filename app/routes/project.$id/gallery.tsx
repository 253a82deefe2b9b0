import { type MouseEvent, useState } from "react";
import { Picture } from "#app/components/ui/picture.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { PictureData } from "#app/lib/picture.ts";
import { Lightbox, type LightboxWords } from "./lightbox.tsx";

type ProjectGalleryProps = {
  pictures: readonly PictureData[];
  words: LightboxWords & { head: string; open: string };
  empty: string;
};

/** Each picture links to its file; with JavaScript it opens in the lightbox instead. */
export function ProjectGallery({ pictures, words, empty }: ProjectGalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);

  function open(event: MouseEvent, index: number) {
    // With a modifier key, let the browser open the file in a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  }

  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} />
        {pictures.length > 0 ? (
          <ul className="gallery">
            {pictures.map((picture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a project may show the same picture twice
              <li key={index}>
                <a href={picture.src} onClick={(event) => open(event, index)}>
                  <span className="sr-only">
                    {words.open} {index + 1}
                  </span>
                  <Picture
                    picture={picture}
                    sizes={
                      index % 3 === 0
                        ? "(width < 42.5rem) calc(100vw - 40px), 58vw"
                        : "(width < 42.5rem) calc(100vw - 40px), 42vw"
                    }
                  />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="lead">{empty}</p>
        )}
      </Reveal>
      {opened !== null && (
        <Lightbox
          pictures={pictures}
          index={opened}
          label={words.head}
          words={words}
          onChange={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
