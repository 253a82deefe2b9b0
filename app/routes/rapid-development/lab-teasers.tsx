import { TypeChip } from "#app/components/ui/badge.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import { type PaintTable, paintFor } from "#app/lib/paint.ts";

type Teaser = { id: string; slug: string; title: string; excerpt: string; category: string; readTime: string };
type LabTeasersProps = { head: string; teasers: readonly Teaser[]; paints: PaintTable };

export function LabTeasers({ head, teasers, paints }: LabTeasersProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} quiet />
        <div className="lab-teasers">
          {teasers.map(({ id, slug, title, excerpt, category, readTime }) => (
            <article key={id}>
              <TypeChip paint={paintFor(paints, category)}>{category}</TypeChip>
              <h3>
                <Link to={recordPath("blog", slug)}>{title}</Link>
              </h3>
              <p className="mute">{excerpt}</p>
              <p className="small">{readTime}</p>
            </article>
          ))}
        </div>
      </Reveal>
    </section>
  );
}
