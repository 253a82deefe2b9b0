import { Section } from "#app/components/desk/section.tsx";
import { figuresWords } from "#app/content/desk/figures.ts";
import type { Figures } from "#app/enquiries/figures.server.ts";
import { formatCount } from "#app/lib/figures.ts";

const words = figuresWords.answer;

export function FirstAnswer({ figures: { median, answered, enquiries } }: { figures: Figures }) {
  return (
    <Section title={words.title} headingId="answer" note={words.note}>
      {median === null ? (
        <p className="hint">{words.none}</p>
      ) : (
        <dl className="spec">
          <div>
            <dt>{words.median}</dt>
            <dd>{median}</dd>
          </div>
          <div>
            <dt>{words.answered}</dt>
            <dd>{words.of(formatCount(answered), formatCount(enquiries))}</dd>
          </div>
        </dl>
      )}
    </Section>
  );
}
