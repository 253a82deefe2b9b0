import { type Env, parseEnv, settingNames } from "./env.server.ts";
import { findMisspelt, type Misspelt } from "./misspelt-settings.server.ts";

let parsed: Env | undefined;

export function currentEnv(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

export function findMisspeltSettings(): Misspelt[] {
  return findMisspelt(process.env, settingNames);
}
