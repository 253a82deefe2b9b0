import { connect } from "node:net";
import { type Attack, countResponse, createOutcome } from "./attack.ts";
import { endpointName, endpoints } from "./endpoints.ts";

const contentTypes = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"];

/** Posts bodies over the limit, with and without a Content-Length. */
export const oversizedBodyAttack: Attack = {
  name: "oversized bodies",
  limitMinutes: 3,
  run: async ({ site }) => {
    const outcome = createOutcome();
    for (const endpoint of endpoints)
      for (const type of contentTypes)
        for (const kilobytes of [65, 200, 2_000])
          for (const isChunked of [false, true]) {
            const status = await postOversizedBody(site.url, endpoint.path, type, kilobytes, isChunked);
            const what = `${kilobytes} kB${isChunked ? " in chunks" : ""} of ${type} to ${endpointName(endpoint)}`;
            countResponse(outcome, status, what, status === 413);
          }
    const status = await postOversizedBody(site.url, "/contact", contentTypes[0] ?? "", 100_000, true);
    countResponse(outcome, status, "100 MB in chunks", status === 413);
    return { ...outcome, expectedRequestLines: outcome.requestCount };
  },
};

/** Sends until the site responds or closes the connection, and returns the status. */
function postOversizedBody(
  url: string,
  path: string,
  type: string,
  kilobytes: number,
  isChunked: boolean,
): Promise<number> {
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
