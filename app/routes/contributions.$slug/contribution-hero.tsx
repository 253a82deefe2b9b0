import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { BackLink } from "#app/components/ui/link.tsx";
import type { Contribution } from "#app/data/contributions.server.ts";
import { classNames } from "#app/lib/class-names.ts";
import type { LinkData } from "#app/lib/link.ts";
import { ArticleTitle } from "#app/sections/article-title.tsx";
import { webAddress } from "#app/text/web-address.ts";
import { fitLines } from "#app/typesetting/fit-line.ts";
import { hasDescender } from "#app/typesetting/letter-case.ts";

/** How a one-word title, such as a package name, fills its line. Other titles are set plainly. */
const oneWordTitleFit = { measure: [4, 5], narrowest: 90 } as const;

type ContributionHeroProps = {
  contribution: Pick<Contribution, "title" | "description" | "githubUrl" | "docsUrl">;
  words: { back: LinkData; github: string; docs: string };
};

export function ContributionHero({ contribution, words }: ContributionHeroProps) {
  const { title, description } = contribution;
  const github = webAddress(contribution.githubUrl);
  const docs = webAddress(contribution.docsUrl);
  return (
    <header className="paint">
      <div className="wrap article-header contribution-hero">
        <BackLink to={words.back.to}>{words.back.label}</BackLink>
        {canFillLine(title) ? (
          <Fit as="h1" text={title} {...oneWordTitleFit} className={classNames(hasDescender(title) && "low")} />
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

function canFillLine(title: string): boolean {
  const [line] = fitLines(title, oneWordTitleFit);
  return !/\s/.test(title) && line?.inkLength === undefined && line?.overlong === undefined;
}
