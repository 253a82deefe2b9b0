import { type Env, parseEnv, settingNames } from "./env.server.ts";
import { findMisspeltIn, type MisspeltSetting } from "./misspelt-settings.server.ts";

let parsedEnv: Env | undefined;

export function currentEnv(): Env {
  parsedEnv ??= parseEnv(process.env);
  return parsedEnv;
}

export function findMisspeltSettings(): MisspeltSetting[] {
  return findMisspeltIn(process.env, settingNames);
}
