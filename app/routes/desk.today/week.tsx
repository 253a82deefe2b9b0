import { Section } from "#app/components/desk/section.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { todayWords } from "#app/content/desk/today.ts";

const words = todayWords.week;

type WeekSummaryProps = { week: { enquiries: number; answered: number; signUps: number } };

/** The week's numbers, which the site counts itself: nothing is estimated. */
export function WeekSummary({ week: { enquiries, answered, signUps } }: WeekSummaryProps) {
  return (
    <Section title={words.title} headingId="week" actions={<WordLink to="/desk/figures">{words.all}</WordLink>}>
      <p className="week">
        {words.since}
        <b>{enquiries}</b>
        {words.enquiries(enquiries)}, <b>{answered}</b>
        {words.answered} and <b>{signUps}</b>
        {words.signUps(signUps)}.
      </p>
    </Section>
  );
}
