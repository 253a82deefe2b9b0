import { useRef } from "react";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { CopyButton } from "./copy-button.tsx";

// A name, or a host with its scheme, and the slash that ends it.
const SEGMENT = /([^\s/]+(?:\/\/[^\s/]+)?\/?)/;

type InstallationProps = { command: string; words: { head: string; note: string; copy: string; copied: string } };

export function Installation({ command, words }: InstallationProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} note={words.note} />
        <div className="command">
          <code ref={code}>{command.split(SEGMENT).map(wholeSegment)}</code>
          <CopyButton source={code} label={words.copy} done={words.copied} />
        </div>
      </Reveal>
    </section>
  );
}

/** Every second part is a segment, which stays whole on a line that can hold it. */
function wholeSegment(part: string, index: number) {
  return index % 2 === 0 ? part : <span key={index}>{part}</span>;
}
