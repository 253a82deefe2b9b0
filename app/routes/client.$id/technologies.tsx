import { Reveal } from "#app/components/ui/reveal.tsx";

/** Width axis of each name in turn. */
const WIDTHS = [74, 118, 146, 96, 132, 68] as const;

type TechnologiesProps = { title: string; names: readonly string[] };

export function Technologies({ title, names }: TechnologiesProps) {
  return (
    <Reveal className="wrap technologies">
      <h2>{title}</h2>
      <ul>
        {names.map((name, index) => (
          <li key={name} style={{ "--w": WIDTHS[index % WIDTHS.length] }}>
            {name}
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
