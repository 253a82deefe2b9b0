import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Head, Line } from "#app/lib/line.ts";

type ProductsProps = { head: Head; items: readonly { name: string; line: Line; text: string }[] };

export function Products({ head, items }: ProductsProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} quiet />
        <ul className="four stack products">
          {items.map(({ name, line, text }) => (
            <li key={name}>
              <Fit as="h3" lines={line} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
