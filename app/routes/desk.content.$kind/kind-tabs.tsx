import { Link } from "#app/components/ui/link.tsx";

type KindTabsProps = {
  label: string;
  kinds: readonly { id: string; plural: string; count: number }[];
  current: string;
};

/** A tab for each kind of content, with the number of its records. */
export function KindTabs({ label, kinds, current }: KindTabsProps) {
  const at = kinds.findIndex(({ id }) => id === current);
  const keys = new Map([
    [at - 1, "["],
    [at + 1, "]"],
  ]);
  return (
    <nav className="tabs" aria-label={label}>
      {kinds.map(({ id, plural, count }, index) => (
        <Link
          key={id}
          to={`/desk/content/${id}`}
          aria-current={id === current ? "page" : undefined}
          aria-keyshortcuts={keys.get(index)}
        >
          {plural} <i>{count}</i>
        </Link>
      ))}
    </nav>
  );
}
