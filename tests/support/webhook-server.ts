import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type WebhookRequest = {
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
  /** The status that the server answered; undefined until it has. */
  status: () => number | undefined;
};
type WebhookResponder = (request: IncomingMessage, response: ServerResponse) => void;

export type WebhookServer = Awaited<ReturnType<typeof runWebhookServer>>;

/** Ways in which a webhook can answer. */
export const webhookAnswers = {
  status:
    (status: number, headers: Record<string, string> = {}): WebhookResponder =>
    (_request, response) =>
      response.writeHead(status, headers).end(),
  reset: ((request) => request.socket.resetAndDestroy()) as WebhookResponder,
  hang: (() => {}) as WebhookResponder,
  flood: ((_request, response) => {
    response.writeHead(200, { "content-type": "application/octet-stream" });
    response.end(Buffer.alloc(10 * 1024 * 1024));
  }) as WebhookResponder,
};

/** Runs a webhook on loopback that records its requests and answers them with `respond`. */
export async function runWebhookServer(respond: WebhookResponder = webhookAnswers.status(200), port = 0) {
  const received: WebhookRequest[] = [];
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
    respond: (next: WebhookResponder) => {
      current = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
