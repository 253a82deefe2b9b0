import { pino } from "pino";
import { currentEnv } from "./current-env.server.ts";

// Lines are written together, at the latest after this time; at the end of the process at once.
const FLUSH_MS = 200;
const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: FLUSH_MS });

export const log = pino({ level: currentEnv().LOG_LEVEL, base: undefined, timestamp: isoTime() }, destination);

/** Many lines fall into one millisecond. */
function isoTime() {
  let at = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
