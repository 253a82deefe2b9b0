import { connect } from "node:net";
import { createHistogram } from "node:perf_hooks";

type Target = { path: string; host: string };
type Options = { connections: number; seconds: number; next: () => Target };

const MICROSECONDS = 1_000;
const HEAD_END = "\r\n\r\n";
const NOTHING = Buffer.alloc(0);
const LAST_CHUNK = "\r\n0\r\n\r\n";

/**
 * Connections that ask again as soon as they are answered. Sockets and the least of HTTP, since a client on the same machine
 * must cost less than the server it measures.
 */
export async function hammer(url: string, { connections, seconds, next }: Options) {
  const { hostname, port } = new URL(url);
  const times = createHistogram();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  let answered = 0;
  let failed = 0;

  function visit(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname).setNoDelay();
      let askedAt = 0;
      let received = NOTHING;
      const ask = () => {
        if (performance.now() >= endsAt) return void socket.end();
        const { path, host } = next();
        askedAt = performance.now();
        received = NOTHING;
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`);
      };
      const note = () => {
        times.record(Math.max(1, Math.round((performance.now() - askedAt) * MICROSECONDS)));
        answered += 1;
        ask();
      };
      socket.on("connect", ask);
      socket.on("error", () => {
        failed += 1;
      });
      socket.on("close", resolve);
      socket.on("data", (bytes) => {
        received = received === NOTHING ? bytes : Buffer.concat([received, bytes]);
        const status = statusOf(received);
        if (status === null) return;
        if (status !== 200) failed += 1;
        note();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, visit));
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: Math.round(answered / tookSeconds),
    p99: Math.round(times.percentile(99) / 100) / 10,
    failed,
  };
}

/** The status of an answer that is all there; null while some of it is on its way. */
function statusOf(bytes: Buffer): number | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString("latin1", 0, headEnd);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const isWhole = length
    ? bytes.length >= headEnd + HEAD_END.length + Number(length)
    : bytes.subarray(-LAST_CHUNK.length).toString("latin1") === LAST_CHUNK;
  return isWhole ? Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)) : null;
}
