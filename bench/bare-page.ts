import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

const barePageHtml = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="The floor.">
<style>body{font:1rem/1.5 sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem}h1{font-size:3rem;line-height:1}</style>
</head><body><main><h1>A bare page with its style in the document</h1><p>${"Nothing is faster than nothing. ".repeat(60)}</p></main></body></html>`;

/** Serves the baseline of the measurements: a page of plain HTML. */
export async function serveBarePage() {
  const body = gzipSync(barePageHtml);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "gzip",
    "Content-Length": body.length,
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
