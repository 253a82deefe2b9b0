import { Link } from "#app/components/ui/link.tsx";
import { usageColumnNames, pictureSheetWords as words } from "#app/content/desk/media.ts";
import type { PictureUse } from "#app/data/picture-uses.server.ts";
import { recordPath } from "#app/lib/page-path.ts";

const MAX_USES_SHOWN = 20;

/** Links to the records that show a picture: to their editors, or to a client's page, which has no editor. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <div>
      <h3>{words.uses}</h3>
      {uses.length === 0 && <p className="sm">{words.noUses}</p>}
      <ul className="uses">
        {uses.slice(0, MAX_USES_SHOWN).map((use) => (
          <li key={`${use.kind} ${use.record} ${use.column} ${use.place} ${use.draft}`}>
            <Link to={pathOfUse(use)}>{use.title}</Link>, {placeText(use)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeText({ column, place, draft }: PictureUse): string {
  const name = [usageColumnNames[column] ?? column.replaceAll("_", " "), place || ""].join(" ").trim();
  return draft === null ? name : `${name}, ${words.inDraft(draft)}`;
}

function pathOfUse({ kind, record }: PictureUse): string {
  const id = encodeURIComponent(record);
  return kind === "clients" ? recordPath("client", id) : `/desk/content/${kind}/${id}`;
}
