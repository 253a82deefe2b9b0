import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { type FoundGroup, type FoundItem, splitAtMatch } from "./found.ts";

type FoundGroupsProps = {
  groups: readonly FoundGroup[];
  query: string;
  /** For the finder, where one item is highlighted while the field keeps the focus. On the page, items are plain links. */
  chosen?: { index: number; idOf: (index: number) => string; onPick: () => void };
};

export function FoundGroups({ groups, query, chosen }: FoundGroupsProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0));
  return groups.map(({ name, items }, group) => (
    <div key={name} className="g" {...(chosen && { role: "group", "aria-label": name })}>
      {chosen ? (
        <span className="gh" aria-hidden="true">
          {name}
        </span>
      ) : (
        <h2 className="gh">{name}</h2>
      )}
      <div>
        {items.map((item, index) => {
          const place = (starts[group] ?? 0) + index;
          return (
            <FoundItemLink
              key={`${item.to} ${item.title}`}
              item={item}
              query={query}
              option={
                chosen && {
                  id: chosen.idOf(place),
                  role: "option",
                  "aria-selected": place === chosen.index,
                  tabIndex: -1,
                  onClick: chosen.onPick,
                }
              }
            />
          );
        })}
      </div>
    </div>
  ));
}

type FoundOptionProps = { id: string; role: "option"; "aria-selected": boolean; tabIndex: number; onClick: () => void };

function FoundItemLink({ item, query, option }: { item: FoundItem; query: string; option?: FoundOptionProps }) {
  return (
    <Link className="o" to={item.to} {...option}>
      <div>
        <b>
          {splitAtMatch(item.title, query).map(({ text, isFound }) =>
            isFound ? <mark key={text}>{text}</mark> : text,
          )}
        </b>{" "}
        <span>{item.note}</span>
      </div>
      <span className="mm">{item.key && <kbd>{item.key}</kbd>}</span>
      <Icon name="arrow" />
    </Link>
  );
}
