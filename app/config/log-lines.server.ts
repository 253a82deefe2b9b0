import { pino } from "pino";

const FLUSH_MS = 200;
const MOST_WAITING = 16_000;

/** Standard output. Lines are written together, at the latest after FLUSH_MS; at the end of the process at once. */
export const lines = gatherLines();

function gatherLines() {
  const output = pino.destination({ dest: 1, sync: false });
  let waiting = "";
  setInterval(hand, FLUSH_MS).unref();
  process.on("exit", () => {
    hand();
    output.flushSync();
  });

  function hand() {
    if (waiting === "") return;
    output.write(waiting);
    waiting = "";
  }

  return {
    write(line: string) {
      waiting += line;
      if (waiting.length >= MOST_WAITING) hand();
    },
  };
}
