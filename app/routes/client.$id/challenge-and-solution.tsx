import { Reveal } from "#app/components/ui/reveal.tsx";

export function ChallengeAndSolution({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <div className="problem">
          {items.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p className="lead">{text}</p>
            </div>
          ))}
        </div>
      </Reveal>
    </section>
  );
}
