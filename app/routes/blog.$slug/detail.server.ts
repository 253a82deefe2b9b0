import type { Study } from "#app/data/lab-studies.server.ts";
import { getStudyBody } from "#app/data/study-bodies.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";

export type StudyDetail = Awaited<ReturnType<typeof toStudyDetail>>;

/** Adds the study's own body. While `body` is null, the page shows the fixed sections instead. */
export async function toStudyDetail(study: Study) {
  const body = await getStudyBody(study.id);
  return { ...study, body: body ? parseMarkdown(body) : null };
}
