import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type CapabilitiesProps = { head: string; note: string; items: readonly { title: string; text: string }[] };

export function Capabilities({ head, note, items }: CapabilitiesProps) {
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
