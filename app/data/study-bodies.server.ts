import * as v from "valibot";
import { key, rowParser, text } from "./columns.server.ts";
import { readRow } from "./read.server.ts";

/** A study's own text, in Markdown; null if it has the fixed sections. */
export async function getStudyBody(studyId: string): Promise<string | null> {
  const row = await readRow("studyBody", "study_bodies", parse, "study_id", studyId);
  return row?.body ?? null;
}

const parse = rowParser(v.object({ study_id: key, body: text }));
