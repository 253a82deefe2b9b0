import { Fit } from "#app/components/ui/fit.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Ruler } from "#app/components/ui/ruler.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { wordmarkFit } from "#app/typesetting/title-fit.ts";
import type { SocialLink } from "./navigation.ts";

export type FooterFacts = {
  name: string;
  tagline: string;
  city: string;
  province: string;
  email: string;
  copyrightYear: number;
};

type FooterProps = {
  site: FooterFacts;
  links: readonly LinkData[];
  socials: readonly SocialLink[];
  words: { footerLabel: string; socialLabel: string };
};

export function Footer({ site, links, socials, words }: FooterProps) {
  const name = site.name.toUpperCase();
  return (
    <footer className="band footer">
      <div className="wrap">
        <div className="columns">
          <p className="lead">
            {`${site.city}, ${site.province}.`}
            <br />
            <Link className="mail" to={`mailto:${site.email}`}>
              {site.email}
            </Link>
          </p>
          <nav aria-label={words.footerLabel}>
            <ul className="two">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={words.socialLabel}>
            <SocialLinks socials={socials} />
          </nav>
        </div>
        <Ruler />
        <Fit className="sign" text={name} {...wordmarkFit(name)} aria-hidden="true" />
        <div className="base">
          <span>{copyrightText(site)}</span>
          <span>{site.tagline}</span>
        </div>
      </div>
    </footer>
  );
}

export function SocialLinks({ socials, className }: { socials: readonly SocialLink[]; className?: string }) {
  return (
    <ul className={className}>
      {socials.map(({ name, url }) => (
        <li key={url}>
          <Link to={url}>
            {name}
            <Icon name="out" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function copyrightText({ copyrightYear, name }: Pick<FooterFacts, "copyrightYear" | "name">): string {
  return `© ${copyrightYear} ${name}`;
}
