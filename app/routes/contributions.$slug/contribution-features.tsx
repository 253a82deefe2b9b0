import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import { paragraphs } from "#app/lib/paragraphs.ts";
import { Paragraphs } from "#app/sections/article-paragraphs.tsx";

type ContributionFeaturesProps = {
  features: readonly string[];
  content: string | null;
  head: string;
  facts: readonly { label: string; value: string }[];
};

export function ContributionFeatures({ features, content, head, facts }: ContributionFeaturesProps) {
  const hasFeatures = features.length > 0;
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        {hasFeatures && <SectionHead head={head} quiet />}
        <div className="grid contribution-text">
          <div>
            {hasFeatures && (
              <ul className="key-features lead">
                {[...new Set(features)].map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            <Paragraphs texts={paragraphs(content)} />
          </div>
          <aside>
            <SpecList items={facts} />
          </aside>
        </div>
      </Reveal>
    </section>
  );
}
