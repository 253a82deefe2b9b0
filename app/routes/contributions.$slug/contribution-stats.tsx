import { Reveal } from "#app/components/ui/reveal.tsx";
import { Stat } from "#app/components/ui/stat.tsx";
import type { Contribution } from "#app/data/contributions.server.ts";
import { formatCount } from "#app/lib/figures.ts";

type ContributionStatsProps = {
  stats: Contribution["stats"];
  words: { downloads: string; stars: string; forks: string };
};

export function ContributionStats({ stats, words }: ContributionStatsProps) {
  const items = [
    { figure: formatCount(stats.downloads), label: words.downloads, w: 112 },
    { figure: formatCount(stats.stars), label: words.stars, w: 104 },
    { figure: formatCount(stats.forks), label: words.forks, w: 92 },
  ];
  return (
    <Reveal as="section" className="wrap contribution-stats">
      <ul className="three">
        {items.map((item) => (
          <Stat as="li" key={item.label} {...item} style={{ "--letters": item.figure.length }} />
        ))}
      </ul>
    </Reveal>
  );
}
