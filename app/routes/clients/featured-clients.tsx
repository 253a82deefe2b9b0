import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { ClientCard, type ClientCardData, type ClientCardWords } from "./client-card.tsx";

type FeaturedClientsProps = {
  clients: readonly ClientCardData[];
  words: ClientCardWords & { head: string; note: string };
};

export function FeaturedClients({ clients, words }: FeaturedClientsProps) {
  return (
    <section className="section ground-2">
      <div className="wrap">
        <SectionHead head={words.head} note={words.note} quiet />
        <ul className="client-grid">
          {clients.map((client, index) => (
            <Reveal as="li" index={index % 2} key={client.id}>
              <ClientCard client={client} words={words} shape={isFiveColumns(index) ? "narrow" : "wide"} />
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The rows of the grid alternate: cards of 7 and 5 columns, then of 5 and 7. */
function isFiveColumns(index: number): boolean {
  return index % 4 === 1 || index % 4 === 2;
}
