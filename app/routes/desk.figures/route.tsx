import { requireOperator } from "#app/access/require-operator.server.ts";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { SegmentLinks } from "#app/components/desk/segments.tsx";
import { figuresWords as words } from "#app/content/desk/figures.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { figureRanges, readFigures } from "#app/enquiries/figures.server.ts";
import { formatCount } from "#app/lib/figures.ts";
import type { Route } from "./+types/route.ts";
import { FirstAnswer } from "./first-answer.tsx";
import { EnquiriesPerPage } from "./pages.tsx";
import { EnquiriesPerDay } from "./per-day.tsx";
import { PublishedRecords } from "./published.tsx";
import "./figures.css";

const DEFAULT_RANGE_DAYS = 28;

/** The query parameters that the page reads. */
export const handle = { query: ["days"] };

export const meta: Route.MetaFunction = () => [{ title: deskTitle(words.title) }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const asked = new URL(request.url).searchParams.get("days");
  const days = figureRanges.find((range) => String(range) === asked) ?? DEFAULT_RANGE_DAYS;
  const choices = figureRanges.map((range) => ({
    label: words.range.days(range),
    to: range === DEFAULT_RANGE_DAYS ? "/desk/figures" : `/desk/figures?days=${range}`,
    current: range === days,
  }));
  return { figures: await readFigures(days, Date.now()), choices };
}

export default function Page({ loaderData: { figures, choices } }: Route.ComponentProps) {
  const { days, enquiries, won, signUps, published, signedUp } = figures;
  return (
    <>
      <ScreenTitle
        title={words.title}
        label={words.segmentsLabel(days)}
        formatCount={formatCount}
        segments={[
          { count: enquiries, label: words.segments.enquiries(days), mark: "new" },
          { count: won, label: words.segments.won, mark: "won" },
          { count: signUps, label: words.segments.signUps },
        ]}
      />
      <div className="tools counted">
        <p className="say">
          {words.say} <b>{words.sayStrong}</b>
        </p>
        <SegmentLinks label={words.range.label} choices={choices} />
      </div>
      <EnquiriesPerDay figures={figures} />
      <div className="two">
        <EnquiriesPerPage figures={figures} />
        <div>
          <FirstAnswer figures={figures} />
          <PublishedRecords published={published} signedUp={signedUp} />
        </div>
      </div>
      <section className="unknown" aria-labelledby="unknown">
        <h3 id="unknown">{words.unknown.title}</h3>
        <p>{words.unknown.text}</p>
      </section>
    </>
  );
}
