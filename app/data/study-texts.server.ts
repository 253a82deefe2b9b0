import { currentStore } from "./current-store.server.ts";
import { requireRows } from "./private-rows.server.ts";
import { whereEquals } from "./where-equals.server.ts";

// The desk's reads and writes of studies' bodies, without the read cache.

type BodyRow = { body: string };

export async function getUncachedStudyBody(studyId: string): Promise<string | null> {
  const query = currentStore().anon.from("study_bodies").select<"body", BodyRow>("body");
  return requireRows(await whereEquals(query, "study_id", studyId))[0]?.body ?? null;
}

/** Stores a study's body. Null deletes the body, so that the page shows its fixed sections again. */
export async function setStudyBody(studyId: string, body: string | null): Promise<void> {
  const table = currentStore().service.from("study_bodies");
  const written =
    body === null ? whereEquals(table.delete(), "study_id", studyId) : table.upsert({ study_id: studyId, body });
  requireRows(await written.select("study_id"));
}
