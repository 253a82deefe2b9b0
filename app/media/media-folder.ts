import { join } from "node:path";
import type { Env } from "#app/config/env.server.ts";

export function mediaFolder({ MEDIA_DIR, DATA_DIR }: Pick<Env, "MEDIA_DIR" | "DATA_DIR">): string {
  return MEDIA_DIR ?? join(DATA_DIR, "media");
}
