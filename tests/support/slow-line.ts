import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Opens a proxy to the site that stops sending a page, or a body of the given type, after the text `behind`, until `release`. */
export async function openSlowLine(site: string, behind: string, type = "text/html") {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(site + url, { headers: { "accept-encoding": "identity" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const end = answer.headers.get("content-type")?.startsWith(type) ? body.indexOf(behind) : -1;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (end < 0) return void response.end(body);
    response.write(body.subarray(0, end + behind.length));
    await promise;
    response.end(body.subarray(end + behind.length));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    async [Symbol.asyncDispose]() {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
