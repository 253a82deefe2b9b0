import { pino } from "pino";
import { currentEnv } from "./current-env.server.ts";
import { lines } from "./log-lines.server.ts";
import { requestScope } from "./request-scope.server.ts";

const time = isoTime();

export const log = pino(
  { level: currentEnv().LOG_LEVEL, base: undefined, timestamp: time, mixin: () => ({ id: requestScope.getStore() }) },
  lines,
);

/** A line as `log.info` writes it, at a fraction of the effort: for what is written ten thousand times a second. */
export function logInfo(fields: Record<string, string | number>, message: string) {
  if (!log.isLevelEnabled("info")) return;
  lines.write(`{"level":30${time()},${JSON.stringify(fields).slice(1, -1)},"msg":"${message}"}\n`);
}

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
