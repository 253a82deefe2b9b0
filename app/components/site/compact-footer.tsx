import type { ReactNode } from "react";
import { copyrightText, type FooterFacts } from "./footer.tsx";

type CompactFooterProps = { site: Pick<FooterFacts, "name" | "copyrightYear">; children?: ReactNode };

/** A footer of one line, for pages with their own header. `children` stand at its right end. */
export function CompactFooter({ site, children }: CompactFooterProps) {
  return (
    <footer className="band footer compact">
      <div className="wrap">
        <div className="base">
          <span>{copyrightText(site)}</span>
          {children}
        </div>
      </div>
    </footer>
  );
}
