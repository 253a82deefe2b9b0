import type { Study } from "#app/data/lab-studies.server.ts";
import { getStudyBody } from "#app/data/study-bodies.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";

export type StudyDetail = Awaited<ReturnType<typeof toDetail>>;

/** A study as its page shows it. Without a body of its own it has the fixed sections. */
export async function toDetail(study: Study) {
  const body = await getStudyBody(study.id);
  return { ...study, body: body ? parseMarkdown(body) : null };
}
