import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import type { Line } from "#app/lib/line.ts";

type ValuesProps = { label: string; items: readonly { line: Line; text: string }[] };

export function Values({ label, items }: ValuesProps) {
  return (
    <section className="section band">
      <Reveal className="wrap">
        <h2 className="sr-only">{label}</h2>
        <ul className="four stack values">
          {items.map(({ line, text }) => (
            <li key={line.text}>
              <Fit as="h3" lines={line} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
