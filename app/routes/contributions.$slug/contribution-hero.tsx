import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { BackLink } from "#app/components/ui/link.tsx";
import type { Contribution } from "#app/data/contributions.server.ts";
import { classNames } from "#app/lib/class-names.ts";
import { hangsLow, type Line } from "#app/lib/line.ts";
import type { Link } from "#app/lib/link.ts";
import { webAddress } from "#app/lib/web-address.ts";
import { ArticleTitle } from "#app/sections/article-title.tsx";

type ContributionHeroProps = {
  contribution: Pick<Contribution, "title" | "description" | "githubUrl" | "docsUrl">;
  /** The name as it fills the page; any other is a plain title. */
  line?: Line;
  words: { back: Link; github: string; docs: string };
};

export function ContributionHero({ contribution, line, words }: ContributionHeroProps) {
  const { title, description } = contribution;
  const github = webAddress(contribution.githubUrl);
  const docs = webAddress(contribution.docsUrl);
  return (
    <header className="paint">
      <div className="wrap article-header contribution-hero">
        <BackLink to={words.back.to}>{words.back.label}</BackLink>
        {line ? (
          <Fit as="h1" lines={line} className={classNames(hangsLow(line.text) && "low")} />
        ) : (
          <ArticleTitle title={title} />
        )}
        {(description || github || docs) && (
          <div className="lede">
            <p className="lead">{description}</p>
            {(github || docs) && (
              <div className="actions">
                {github && (
                  <ButtonLink to={github} fill="yellow">
                    {words.github}
                  </ButtonLink>
                )}
                {docs && (
                  <ButtonLink to={docs} variant="line" fill="yellow">
                    {words.docs}
                  </ButtonLink>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
