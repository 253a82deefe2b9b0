import { connect } from "node:net";
import { type Attack, count, createOutcome } from "./attack.ts";
import { endpoints, nameOf } from "./endpoints.ts";

const types = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"];

/** Bodies over the limit, with and without a Content-Length. */
export const oversized: Attack = {
  name: "oversized bodies",
  limit: 3,
  run: async ({ site }) => {
    const outcome = createOutcome();
    for (const endpoint of endpoints)
      for (const type of types)
        for (const kilobytes of [65, 200, 2_000])
          for (const isChunked of [false, true]) {
            const status = await postLarge(site.url, endpoint.path, type, kilobytes, isChunked);
            const what = `${kilobytes} kB${isChunked ? " in chunks" : ""} of ${type} to ${nameOf(endpoint)}`;
            count(outcome, status, what, status === 413);
          }
    const status = await postLarge(site.url, "/contact", types[0] ?? "", 100_000, true);
    count(outcome, status, "100 MB in chunks", status === 413);
    return { ...outcome, logged: outcome.tried };
  },
};

/** Sends until the site responds or closes the connection, and returns the status. */
function postLarge(url: string, path: string, type: string, kilobytes: number, isChunked: boolean): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${kilobytes * 1024}`;
  socket.write([`POST ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, length, "", ""].join("\r\n"));
  const kilobyte = "x".repeat(1024);
  const piece = isChunked ? `400\r\n${kilobyte}\r\n` : kilobyte;
  let sent = 0;
  const send = () => {
    while (sent < kilobytes) {
      sent += 1;
      if (!socket.write(sent === kilobytes && isChunked ? `${piece}0\r\n\r\n` : piece)) return;
    }
  };
  return new Promise((resolve) => {
    let text = "";
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
    };
    const timer = setTimeout(end, 20_000);
    socket.on("drain", send);
    socket.on("data", (bytes) => {
      text += bytes;
      end();
    });
    socket.on("close", end);
    socket.on("error", end);
    send();
  });
}
