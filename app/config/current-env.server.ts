import { type Env, parseEnv } from "./env.server.ts";

let parsed: Env | undefined;

export function currentEnv(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
