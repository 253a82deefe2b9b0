import { Section } from "#app/components/desk/section.tsx";
import { figuresWords } from "#app/content/desk/figures.ts";
import type { Figures } from "#app/enquiries/figures.server.ts";
import { classNames } from "#app/lib/class-names.ts";
import { formatCount } from "#app/lib/figures.ts";

const words = figuresWords.perDay;
/** How many dates stand under the columns. */
const DATE_LABEL_COUNT = 4;

/** Draws a column for each day, to scale, and gives the same numbers in a table. */
export function EnquiriesPerDay({ figures: { days, from, enquiries, perDay } }: { figures: Figures }) {
  const most = Math.max(...perDay.map(({ count }) => count));
  const highest = perDay.findLastIndex(({ count }) => count === most);
  const drawn =
    most === 0
      ? words.none(days)
      : words.drawn(days, formatCount(enquiries), formatCount(most), perDay[highest]?.longDay ?? "");
  return (
    <Section title={words.title} headingId="per-day" note={words.note(from)}>
      <div className="days" role="img" aria-label={drawn} style={{ "--n": days }}>
        {perDay.map(({ date, count, isWeekend }, index) => (
          <div
            key={date}
            className={classNames(isWeekend && "we", index === perDay.length - 1 && "to") || undefined}
            style={{ "--v": most === 0 ? 0 : count / most }}
          >
            {index === highest && most > 0 && (
              <em className={index < perDay.length / 2 ? "start" : undefined}>{formatCount(count)}</em>
            )}
            <i />
          </div>
        ))}
      </div>
      <div className="dax num" aria-hidden="true">
        {Array.from(
          { length: DATE_LABEL_COUNT },
          (_, mark) => perDay[Math.floor((mark * perDay.length) / DATE_LABEL_COUNT)],
        ).map((day) => day && <span key={day.date}>{day.date}</span>)}
      </div>
      <p className="legend">
        <span>{words.working}</span>
        <span className="we">{words.weekend}</span>
        {words.today}
      </p>
      <details className="as-table">
        <summary>{words.table}</summary>
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">{words.columns.day}</th>
              <th scope="col" className="r">
                {words.columns.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {perDay.map(({ longDay, count }) => (
              <tr key={longDay}>
                <td>{longDay}</td>
                <td className="r">{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}
