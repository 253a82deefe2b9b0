import { Outlet, useRouteLoaderData } from "react-router";
import { SkipLink } from "#app/components/document/skip-link.tsx";
import { Footer } from "#app/components/site/footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { chromeLabels, contactUsLink, footerLinks, headerLinks } from "#app/content/navigation.ts";
import { site, socialLinks } from "#app/content/site.ts";
import type { loader } from "#app/root.tsx";

export default function SiteLayout() {
  const facts = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <SkipLink label={chromeLabels.skip} />
      <Header name={site.name} links={headerLinks} contact={contactUsLink} words={chromeLabels} />
      <main id="main">
        <Outlet />
      </main>
      <Footer
        site={{ ...site, ...facts }}
        links={footerLinks}
        socials={facts?.socials ?? socialLinks}
        words={chromeLabels}
      />
    </>
  );
}
