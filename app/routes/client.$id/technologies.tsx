import { Reveal } from "#app/components/ui/reveal.tsx";

/** Values on the font's width axis, which the names take in turn. */
const NAME_WIDTH_AXES = [74, 118, 146, 96, 132, 68] as const;

type TechnologiesProps = { title: string; names: readonly string[] };

export function Technologies({ title, names }: TechnologiesProps) {
  return (
    <Reveal className="wrap technologies">
      <h2>{title}</h2>
      <ul>
        {names.map((name, index) => (
          <li key={name} style={{ "--w": NAME_WIDTH_AXES[index % NAME_WIDTH_AXES.length] }}>
            {name}
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
