import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";

type ValuesProps = { label: string; items: readonly { title: string; text: string }[] };

export function Values({ label, items }: ValuesProps) {
  return (
    <section className="section band">
      <Reveal className="wrap">
        <h2 className="sr-only">{label}</h2>
        <ul className="four stack values">
          {items.map(({ title, text }) => (
            <li key={title}>
              <Fit as="h3" text={title} measure={4.9} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
