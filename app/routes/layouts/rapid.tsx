import { Outlet, useRouteLoaderData } from "react-router";
import { SkipLink } from "#app/components/document/skip-link.tsx";
import { CompactFooter } from "#app/components/site/compact-footer.tsx";
import { SocialLinks } from "#app/components/site/footer.tsx";
import { RapidHeader } from "#app/components/site/rapid-header.tsx";
import { chromeLabels, rapidHeaderLinks } from "#app/content/navigation.ts";
import { footerSocials } from "#app/content/rapid.ts";
import { site, socialLinks } from "#app/content/site.ts";
import type { loader } from "#app/root.tsx";

export default function RapidLayout() {
  const links = useRouteLoaderData<typeof loader>("root")?.socials ?? socialLinks;
  return (
    <>
      <SkipLink label={chromeLabels.skip} />
      <RapidHeader name={site.name} links={rapidHeaderLinks} theme={chromeLabels.theme} />
      <main id="main">
        <Outlet />
      </main>
      <CompactFooter site={site}>
        <SocialLinks socials={links.filter(({ name }) => footerSocials.some((shown) => shown === name))} />
      </CompactFooter>
    </>
  );
}
