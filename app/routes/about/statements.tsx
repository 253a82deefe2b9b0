import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";

export function Statements({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <section className="statements">
      <div className="wrap">
        {items.map(({ title, text }) => (
          <Reveal key={title} className="statement">
            <Fit as="h2" text={title} measure={4.2} />
            <p>{text}</p>
          </Reveal>
        ))}
      </div>
    </section>
  );
}
