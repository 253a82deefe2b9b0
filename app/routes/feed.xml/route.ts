import { siteOrigin } from "#app/config/site-origin.server.ts";
import { feedWords } from "#app/content/feed.ts";
import { site } from "#app/content/site.ts";
import { studyPage } from "#app/content/study.ts";
import { listStudies } from "#app/data/lab-studies.server.ts";
import { fileResponse, storeUnavailable } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";

const HOUR_S = 3_600;

export async function loader({ request }: Route.LoaderArgs) {
  const studies = await listStudies().catch(() => null);
  if (!studies) return storeUnavailable();
  const words = {
    ...feedWords,
    author: `${site.name} ${studyPage.author}`,
    founded: site.founded,
    locale: site.locale,
  };
  // The feed library is loaded at the first request, so that the server's start does not wait for it.
  const { writeAtomFeed } = await import("./atom.server.ts");
  const body = writeAtomFeed(studies, words, siteOrigin(request));
  return fileResponse(request, { body, type: "application/atom+xml; charset=utf-8", maxAge: HOUR_S });
}
