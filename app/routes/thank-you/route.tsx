import { useSearchParams } from "react-router";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { Wordmark } from "#app/components/site/wordmark.tsx";
import { site, titleSuffix } from "#app/content/site.ts";
import * as content from "#app/content/thank-you.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { Confirmation } from "./confirmation.tsx";
import { HomeRedirect } from "./redirect.tsx";
import "./thank-you.css";

/** The query parameters that the page reads. */
export const handle = { query: ["stay"] };

export const headers = sharedPage;

export const meta = () => noIndexMeta(content.meta, titleSuffix);

/** Redirects to home, unless the visitor chose to stay. `?stay` records that choice, so that it works without JavaScript. */
export default function ThankYou() {
  const [search] = useSearchParams();
  return (
    <main id="main" className="paint thank-you">
      <div className="wrap">
        <Wordmark name={site.name} />
      </div>
      <Confirmation title={content.thankYou.title} text={content.thankYou.text} />
      <HomeRedirect {...content.thankYou} hasChosenToStay={search.has("stay")} />
    </main>
  );
}
