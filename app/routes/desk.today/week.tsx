import { Section } from "#app/components/desk/section.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { today } from "#app/content/desk/today.ts";

const words = today.week;

type WeekProps = { week: { enquiries: number; answered: number; signUps: number } };

/** What the site itself counts; nothing is guessed. */
export function Week({ week: { enquiries, answered, signUps } }: WeekProps) {
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
