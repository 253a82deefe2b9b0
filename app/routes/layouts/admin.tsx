import { Outlet } from "react-router";
import { SkipLink } from "#app/components/document/skip-link.tsx";
import { CompactFooter } from "#app/components/site/compact-footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { chromeLabels, contactUsLink, headerLinks } from "#app/content/navigation.ts";
import { site } from "#app/content/site.ts";

export default function AdminLayout() {
  return (
    <>
      <SkipLink label={chromeLabels.skip} />
      <Header name={site.name} links={headerLinks} contact={contactUsLink} words={chromeLabels} />
      <main id="main">
        <Outlet />
      </main>
      <CompactFooter site={site}>
        <Link to={chromeLabels.adminBack.to}>{chromeLabels.adminBack.label}</Link>
      </CompactFooter>
    </>
  );
}
