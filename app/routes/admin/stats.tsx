import { Stat } from "#app/components/ui/stat.tsx";

export function DashboardStats({ items }: { items: readonly { figure: string; label: string }[] }) {
  return (
    <ul className="four">
      {items.map(({ figure, label }) => (
        <Stat as="li" size="md" key={label} figure={figure} label={label} />
      ))}
    </ul>
  );
}
