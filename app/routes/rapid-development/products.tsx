import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type ProductsProps = { head: string; items: readonly { name: string; text: string }[] };

export function Products({ head, items }: ProductsProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} quiet />
        <ul className="four stack products">
          {items.map(({ name, text }) => (
            <li key={name}>
              <Fit as="h3" text={name} measure={5.4} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
