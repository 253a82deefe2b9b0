import { Questions } from "#app/components/ui/questions.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Head } from "#app/lib/line.ts";

type QuickQuestionsProps = { head: Head; items: readonly { question: string; answer: string }[] };

export function QuickQuestions({ head, items }: QuickQuestionsProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        <SectionHead head={head} quiet />
        <div className="grid">
          <Questions items={items} open={0} className="col-span-full tab:col-start-3" />
        </div>
      </Reveal>
    </section>
  );
}
