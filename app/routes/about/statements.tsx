import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import type { Line } from "#app/lib/line.ts";

export function Statements({ items }: { items: readonly { line: Line; text: string }[] }) {
  return (
    <section className="statements">
      <div className="wrap">
        {items.map(({ line, text }) => (
          <Reveal key={line.text} className="statement">
            <Fit as="h2" lines={line} />
            <p>{text}</p>
          </Reveal>
        ))}
      </div>
    </section>
  );
}
