import * as v from "valibot";
import { keyText, rowParser, trimmedText } from "./columns.server.ts";
import { readRow } from "./read.server.ts";

/** A study's own text, in Markdown; null if its page shows the fixed sections instead. */
export async function getStudyBody(studyId: string): Promise<string | null> {
  const row = await readRow("studyBody", "study_bodies", parseStudyBody, "study_id", studyId);
  return row?.body ?? null;
}

const parseStudyBody = rowParser(v.object({ study_id: keyText, body: trimmedText }));
