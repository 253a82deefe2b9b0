import { pino } from "pino";
import { currentEnv } from "./current-env.server.ts";

export const log = pino({ level: currentEnv().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
