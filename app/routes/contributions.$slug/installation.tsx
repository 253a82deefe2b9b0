import { useRef } from "react";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { CopyButton } from "./copy-button.tsx";

// Matches a path segment, or a host with its scheme, and the slash after it.
const PATH_SEGMENT = /([^\s/]+(?:\/\/[^\s/]+)?\/?)/;

type InstallationProps = { command: string; words: { head: string; note: string; copy: string; copied: string } };

export function Installation({ command, words }: InstallationProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} note={words.note} />
        <div className="command">
          <code ref={code}>{command.split(PATH_SEGMENT).map(unbrokenSegment)}</code>
          <CopyButton source={code} label={words.copy} done={words.copied} />
        </div>
      </Reveal>
    </section>
  );
}

/** Every second part of the command is a path segment, which is not broken if it fits on a line. */
function unbrokenSegment(part: string, index: number) {
  return index % 2 === 0 ? part : <span key={index}>{part}</span>;
}
