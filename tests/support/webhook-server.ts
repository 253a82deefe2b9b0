import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Delivery = {
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
  /** What it was answered with, as far as an answer went out. */
  status: () => number | undefined;
};
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export type WebhookServer = Awaited<ReturnType<typeof runWebhook>>;

/** Ways a webhook can answer. */
export const answers = {
  status:
    (status: number, headers: Record<string, string> = {}): Respond =>
    (_request, response) =>
      response.writeHead(status, headers).end(),
  reset: ((request) => request.socket.resetAndDestroy()) as Respond,
  hang: (() => {}) as Respond,
  flood: ((_request, response) => {
    response.writeHead(200, { "content-type": "application/octet-stream" });
    response.end(Buffer.alloc(10 * 1024 * 1024));
  }) as Respond,
};

/** A webhook on loopback that writes down what it receives and answers as told. */
export async function runWebhook(respond: Respond = answers.status(200), port = 0) {
  const received: Delivery[] = [];
  let current = respond;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("error", () => {});
    request.on("end", () => {
      const status = () => (response.headersSent ? response.statusCode : undefined);
      received.push({ headers: request.headers, body, at: Date.now(), status });
      current(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/hook/abc`,
    port: address.port,
    received,
    respond: (next: Respond) => {
      current = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
