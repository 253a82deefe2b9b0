import { connect } from "node:net";
import { createHistogram } from "node:perf_hooks";

type RequestTarget = { path: string; host: string };
type HammerOptions = { connections: number; seconds: number; next: () => RequestTarget };

const MICROSECONDS_PER_MS = 1_000;
const HEAD_END = "\r\n\r\n";
const EMPTY_BUFFER = Buffer.alloc(0);
const LAST_CHUNK = "\r\n0\r\n\r\n";

/**
 * Sends the next request on each connection as soon as a response is complete. Raw sockets, since the client shares the
 * machine with the server that it measures.
 */
export async function hammer(url: string, { connections, seconds, next }: HammerOptions) {
  const { hostname, port } = new URL(url);
  const times = createHistogram();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  let responses = 0;
  let failed = 0;

  function runConnection(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname).setNoDelay();
      let sentAt = 0;
      let received = EMPTY_BUFFER;
      const send = () => {
        if (performance.now() >= endsAt) return void socket.end();
        const { path, host } = next();
        sentAt = performance.now();
        received = EMPTY_BUFFER;
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`);
      };
      const onResponse = () => {
        times.record(Math.max(1, Math.round((performance.now() - sentAt) * MICROSECONDS_PER_MS)));
        responses += 1;
        send();
      };
      socket.on("connect", send);
      socket.on("error", () => {
        failed += 1;
      });
      socket.on("close", resolve);
      socket.on("data", (bytes) => {
        received = received === EMPTY_BUFFER ? bytes : Buffer.concat([received, bytes]);
        const status = completeStatus(received);
        if (status === null) return;
        if (status !== 200) failed += 1;
        onResponse();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, runConnection));
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: Math.round(responses / tookSeconds),
    p99: Math.round(times.percentile(99) / 100) / 10,
    failed,
  };
}

/** The status of a complete response; null while it is incomplete. */
function completeStatus(bytes: Buffer): number | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString("latin1", 0, headEnd);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const isWhole = length
    ? bytes.length >= headEnd + HEAD_END.length + Number(length)
    : bytes.subarray(-LAST_CHUNK.length).toString("latin1") === LAST_CHUNK;
  return isWhole ? Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)) : null;
}
