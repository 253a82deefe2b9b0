import { ThemeSwitch } from "#app/components/document/theme-switch.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { Wordmark } from "./wordmark.tsx";

type RapidHeaderProps = { name: string; links: { portfolio: LinkData; start: LinkData }; theme: string };

/** The header of /rapid-development: painted like the hero below it, and not sticky. */
export function RapidHeader({ name, links: { portfolio, start }, theme }: RapidHeaderProps) {
  return (
    <header className="paint">
      <div className="wrap rapid-head">
        <Wordmark name={name} />
        <ThemeSwitch label={theme} />
        <ButtonLink to={portfolio.to} variant="line" size="sm" fill="yellow">
          {portfolio.label}
        </ButtonLink>
        <ButtonLink to={start.to} size="sm" fill="yellow">
          {start.label}
        </ButtonLink>
      </div>
    </header>
  );
}
