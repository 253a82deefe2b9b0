import { Link } from "#app/components/ui/link.tsx";
import { columnNames, sheet as words } from "#app/content/desk/media.ts";
import type { PictureUse } from "#app/data/picture-uses.server.ts";
import { recordPath } from "#app/lib/page-path.ts";

const USES_SHOWN = 20;

/** The records that show a picture, each leading to its editor; a client's fixed page to itself. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <div>
      <h3>{words.uses}</h3>
      {uses.length === 0 && <p className="sm">{words.noUses}</p>}
      <ul className="uses">
        {uses.slice(0, USES_SHOWN).map((use) => (
          <li key={`${use.kind} ${use.record} ${use.column} ${use.place} ${use.draft}`}>
            <Link to={pathOf(use)}>{use.title}</Link>, {placeOf(use)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeOf({ column, place, draft }: PictureUse): string {
  const name = [columnNames[column] ?? column.replaceAll("_", " "), place || ""].join(" ").trim();
  return draft === null ? name : `${name}, ${words.inDraft(draft)}`;
}

function pathOf({ kind, record }: PictureUse): string {
  const id = encodeURIComponent(record);
  return kind === "clients" ? recordPath("client", id) : `/desk/content/${kind}/${id}`;
}
