import { Reveal } from "#app/components/ui/reveal.tsx";

type ClientQuoteProps = { quote: string; author: string; title: string; company: string };

export function ClientQuote({ quote, author, title, company }: ClientQuoteProps) {
  return (
    <section className="ground-2 said">
      <Reveal className="wrap">
        <figure>
          <blockquote className="big-quote">{quote}</blockquote>
          <figcaption>
            <b>{author}</b>
            <br />
            {`${title}, ${company}`}
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
}
