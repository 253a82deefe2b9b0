import { pino } from "pino";
import { currentEnv } from "./current-env.server.ts";
import { requestScope } from "./request-scope.server.ts";

/** Lines are written in batches; a full buffer or the end of the process flushes sooner. */
const FLUSH_MS = 200;
const BUFFER_BYTES = 16_000;

const logOutput = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
// A log that cannot be written, on a full disk for one, must not end the site.
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
