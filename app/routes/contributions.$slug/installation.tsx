import { useRef } from "react";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Head } from "#app/lib/line.ts";
import { CopyButton } from "./copy-button.tsx";

type InstallationProps = { command: string; words: { head: Head; note: string; copy: string; copied: string } };

export function Installation({ command, words }: InstallationProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={words.head} note={words.note} />
        <div className="command">
          <code ref={code}>{command}</code>
          <CopyButton source={code} label={words.copy} done={words.copied} />
        </div>
      </Reveal>
    </section>
  );
}
