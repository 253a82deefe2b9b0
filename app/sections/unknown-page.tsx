import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Screen } from "#app/components/ui/notice.tsx";
import type { Link } from "#app/lib/link.ts";

type UnknownPageProps = { line: string; text: string; home: Link };

/** The 404 screen. It tells the console which path was asked for. */
export function UnknownPage({ line, text, home }: UnknownPageProps) {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <Screen title={line} heading={text} paint="yellow" action={<ButtonLink to={home.to}>{home.label}</ButtonLink>} />
  );
}
