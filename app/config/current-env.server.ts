import { type Env, parseEnv } from "./env.server.ts";

let parsed: Env | undefined;

/** The environment of this process, parsed once. */
export function currentEnv(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
