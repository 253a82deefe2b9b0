import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type QuickQuestionsProps = { head: string; items: readonly { question: string; answer: string }[] };

/** The first answer is open when the page loads. */
export function QuickQuestions({ head, items }: QuickQuestionsProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        <SectionHead head={head} quiet />
        <div className="grid">
          <div className="questions">
            {items.map(({ question, answer }, index) => (
              <details key={question} open={index === 0}>
                <summary>
                  {question}
                  <i aria-hidden="true" />
                </summary>
                <div className="answer">{answer}</div>
              </details>
            ))}
          </div>
        </div>
      </Reveal>
    </section>
  );
}
