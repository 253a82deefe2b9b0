import type { ReactNode } from "react";
import { copyright, type SiteFacts } from "./footer.tsx";

type CompactFooterProps = { site: Pick<SiteFacts, "name" | "copyrightYear">; children?: ReactNode };

/** One line, for pages with their own header. `children` go at its right end. */
export function CompactFooter({ site, children }: CompactFooterProps) {
  return (
    <footer className="band footer compact">
      <div className="wrap">
        <div className="base">
          <span>{copyright(site)}</span>
          {children}
        </div>
      </div>
    </footer>
  );
}
