import type { ReactNode } from "react";
import { copyright, type SiteFacts } from "./footer.tsx";

type CompactFooterProps = { site: Pick<SiteFacts, "name" | "copyrightYear">; children?: ReactNode };

/** One line, for the pages that have their own chrome. `children` stand at its right end. */
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
