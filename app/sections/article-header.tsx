import type { ReactNode } from "react";
import { BackLink } from "#app/components/ui/link.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { ArticleTitle } from "./article-title.tsx";

type ArticleHeaderProps = {
  back: LinkData;
  title: string;
  /** The line of details under the title. */
  children?: ReactNode;
};

export function ArticleHeader({ back, title, children }: ArticleHeaderProps) {
  return (
    <header className="wrap article-header">
      <BackLink to={back.to}>{back.label}</BackLink>
      <ArticleTitle title={title} />
      {children && <div className="byline">{children}</div>}
    </header>
  );
}
