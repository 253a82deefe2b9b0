import { Empty } from "#app/components/desk/empty.tsx";
import { Pager } from "#app/components/desk/pager.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { TroubleList, TroubleRow } from "#app/components/desk/trouble-list.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { SamePageLink } from "#app/components/ui/link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { fileSizeText, type pictureWallWords, placeCountText, shownRangeText } from "#app/content/desk/media.ts";
import { withoutAlt } from "#app/lib/picture.ts";
import type { LibraryItem, listLibrary } from "#app/media/list-library.server.ts";
import { type LibraryScreenView, viewPath } from "./view.ts";

type LibraryPage = Awaited<ReturnType<typeof listLibrary>>;
type PictureWallProps = { view: LibraryScreenView; library: LibraryPage; words: typeof pictureWallWords };

/** The pictures in their true proportions, in rows of one height that end on the margin. */
export function PictureWall({ view, library, words }: PictureWallProps) {
  const { items, page, pages, from, found, counts, isThere } = library;
  if (!isThere)
    return (
      <TroubleList>
        <TroubleRow title={words.missingTable.title}>{words.missingTable.text}</TroubleRow>
      </TroubleList>
    );
  if (found === 0 && counts.all === 0) return <Empty {...words.nothing} />;
  if (found === 0)
    return (
      <Empty
        headline={words.empty.headline}
        text={words.empty.text}
        action={<WordLink to="/desk/media">{words.empty.clear}</WordLink>}
      />
    );
  return (
    <div>
      <ul className="wall" aria-label={words.label}>
        {items.map((item) => (
          <WallItem key={item.id} item={item} view={view} words={words} />
        ))}
        <li className="end" aria-hidden="true" />
      </ul>
      <Pager
        {...(page > 1 && { previous: { label: words.previous, to: viewPath(view, { page: page - 1 }) } })}
        {...(page < pages && { next: { label: words.next, to: viewPath(view, { page: page + 1 }) } })}
      >
        {shownRangeText(from + 1, from + items.length, found)}
      </Pager>
    </div>
  );
}

function WallItem({
  item,
  view,
  words,
}: {
  item: LibraryItem;
  view: LibraryScreenView;
  words: typeof pictureWallWords;
}) {
  const isChosen = view.picture === item.id;
  return (
    <li style={{ "--r": item.ratio }} className={isChosen ? "on" : undefined} data-picture={item.id}>
      <SamePageLink
        className="go"
        to={viewPath(view, { picture: isChosen ? null : item.id, page: view.page })}
        aria-current={isChosen ? "true" : undefined}
      >
        <Picture picture={withoutAlt({ ...item.picture, narrow: undefined })} sizes="320px" />
        <span className="x">{item.name}</span>
      </SamePageLink>
      {item.isMissingAlt && <StateMark mark="trouble">{words.missing}</StateMark>}
      <small>
        {[
          item.places > 0 ? placeCountText(item.places) : words.unused,
          item.bytes !== null && fileSizeText(item.bytes),
          item.isDecorative && words.decorative,
        ]
          .filter(Boolean)
          .join(", ")}
      </small>
    </li>
  );
}
