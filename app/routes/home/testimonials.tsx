import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type Testimonial = { id: string; quote: string; author: string; title: string; company: string };

export function Testimonials({ head, items }: { head: string; items: readonly Testimonial[] }) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} quiet />
        <div className="three say">
          {items.map(({ id, quote, author, title, company }) => (
            <figure key={id}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{author}</b>
                {`${title}, ${company}`}
              </figcaption>
            </figure>
          ))}
        </div>
      </Reveal>
    </section>
  );
}
