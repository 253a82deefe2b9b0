import { Link, useLocation } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Menu } from "./menu.tsx";
import { currentMark, type HeaderProps } from "./navigation.ts";
import { ScrollRuler } from "./scroll-ruler.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The bar, fixed at the top, and the room it takes from the page. */
export function Header({ name, links, contact, words }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <>
      <header className="nav">
        <div className="wrap">
          <Wordmark name={name} />
          <nav className="nav-links" aria-label={words.mainLabel}>
            {links.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                prefetch="intent"
                viewTransition
                aria-current={currentMark(link, pathname)}
                data-text={link.label}
              >
                {link.label}
              </Link>
            ))}
          </nav>
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
