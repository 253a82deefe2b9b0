import { Reveal } from "#app/components/ui/reveal.tsx";

type TechnologiesProps = { title: string; names: readonly string[]; widths: readonly number[] };

export function Technologies({ title, names, widths }: TechnologiesProps) {
  return (
    <Reveal className="wrap technologies">
      <h2>{title}</h2>
      <ul>
        {names.map((name, index) => (
          <li key={name} style={{ "--w": widths[index % widths.length] }}>
            {name}
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
