import { useLocation } from "react-router";
import { ThemeSwitch } from "#app/components/document/theme-switch.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Menu } from "./menu.tsx";
import { ariaCurrent, type HeaderProps } from "./navigation.ts";
import { ScrollRuler } from "./scroll-ruler.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The site's header: a bar fixed at the top and a spacer of the same height. */
export function Header({ name, links, contact, words }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <>
      <header className="nav">
        <div className="wrap">
          <Wordmark name={name} />
          <nav className="nav-links" aria-label={words.mainLabel}>
            {links.map((link) => (
              <Link key={link.to} to={link.to} aria-current={ariaCurrent(link, pathname)} data-text={link.label}>
                {link.label}
              </Link>
            ))}
          </nav>
          <ThemeSwitch label={words.theme} />
          <ButtonLink to={contact.to} size="sm">
            {contact.label}
          </ButtonLink>
          <Menu name={name} links={links} contact={contact} words={words} />
        </div>
        <ScrollRuler />
      </header>
      <div className="nav-room" />
    </>
  );
}
