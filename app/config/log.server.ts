import { pino } from "pino";
import { currentEnv } from "./current-env.server.ts";
import { requestScope } from "./request-scope.server.ts";

/** How often buffered lines are written. A full buffer or the end of the process writes them sooner. */
const FLUSH_MS = 200;
const BUFFER_BYTES = 16_000;

const logOutput = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
// A log that cannot be written, as on a full disk, must not stop the site.
logOutput.on("error", () => {});

export const log = pino(
  {
    level: currentEnv().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ id: requestScope.getStore() }),
  },
  logOutput,
);
