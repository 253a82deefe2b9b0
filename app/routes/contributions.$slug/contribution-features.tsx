import { Markdown } from "#app/components/ui/markdown.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import type { MarkdownTree } from "#app/markdown/tree.ts";

type ContributionFeaturesProps = {
  features: readonly string[];
  content: MarkdownTree;
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
            <Markdown tree={content} headingLevel={3} />
          </div>
          <aside>
            <SpecList items={facts} />
          </aside>
        </div>
      </Reveal>
    </section>
  );
}
