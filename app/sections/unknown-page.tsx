import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FullScreenMessage } from "#app/components/ui/empty-state.tsx";
import type { LinkData } from "#app/lib/link.ts";

type UnknownPageProps = { headline: string; text: string; home: LinkData };

/** The 404 screen. The specification asks for the console message. */
export function UnknownPage({ headline, text, home }: UnknownPageProps) {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <FullScreenMessage
      title={headline}
      heading={text}
      paint="yellow"
      action={<ButtonLink to={home.to}>{home.label}</ButtonLink>}
    />
  );
}
