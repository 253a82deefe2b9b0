import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type ServiceCapabilitiesProps = { head: string; note: string; items: readonly { title: string; text: string }[] };

export function ServiceCapabilities({ head, note, items }: ServiceCapabilitiesProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        <ul className="capabilities">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
