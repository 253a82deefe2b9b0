import { CompactFooter } from "./compact-footer.tsx";
import { type SiteFacts, SocialLinks } from "./footer.tsx";
import type { SocialLink } from "./navigation.ts";

type RapidFooterProps = { site: Pick<SiteFacts, "name" | "copyrightYear">; socials: readonly SocialLink[] };

export function RapidFooter({ site, socials }: RapidFooterProps) {
  return (
    <CompactFooter site={site}>
      <SocialLinks socials={socials} />
    </CompactFooter>
  );
}
