import { Section } from "#app/components/desk/section.tsx";
import { figuresWords } from "#app/content/desk/figures.ts";
import type { Figures } from "#app/enquiries/figures.server.ts";
import { formatCount } from "#app/lib/figures.ts";

const words = figuresWords.pages;
/** If the largest count is higher, every count is drawn as a bar. */
const MAX_SQUARES = 12;

/** Draws how many enquiries came from each page of the site: a square for each, or bars in every row once one page has too many. */
export function EnquiriesPerPage({ figures: { pages, otherPages } }: { figures: Figures }) {
  const most = pages[0]?.count ?? 0;
  return (
    <Section title={words.title} headingId="pages" note={words.note}>
      {pages.length === 0 ? (
        <p className="hint">{words.none}</p>
      ) : (
        <table className="counts" aria-labelledby="pages">
          <thead>
            <tr>
              <th scope="col">{words.columns.page}</th>
              <th scope="col" className="drawn">
                {words.columns.enquiries}
              </th>
              <th scope="col" className="r">
                {words.columns.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, count }) => (
              <tr key={page}>
                <td>{page || words.unknown}</td>
                <td className="drawn">
                  <CountDrawing count={count} most={most} />
                </td>
                <td className="r">
                  <b>{formatCount(count)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {otherPages.count > 0 && <p className="hint">{words.others(otherPages.count, otherPages.pages)}</p>}
    </Section>
  );
}

/** Hidden from screen readers, because the number stands in the next column. */
function CountDrawing({ count, most }: { count: number; most: number }) {
  if (most > MAX_SQUARES) return <i className="len s-new" style={{ "--v": (100 * count) / most }} aria-hidden="true" />;
  return (
    <span className="squares" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => `square-${place}`).map((key) => (
        <i key={key} />
      ))}
    </span>
  );
}
