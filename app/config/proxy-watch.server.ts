import type { IncomingHttpHeaders } from "node:http";
import { log } from "./log.server.ts";

/** More than the colleagues behind somebody's own proxy. */
export const MANY_CLIENTS = 20;

/**
 * Notices that TRUST_PROXY is 0 behind a proxy: many forwarded clients in a row come from one address. All of them would
 * count as one network. Says so once.
 */
export function createProxyWatch() {
  const clients = new Set<string>();
  let proxy: string | undefined;
  let isSaid = false;
  return (address: string | undefined, headers: IncomingHttpHeaders) => {
    if (isSaid) return;
    const client = headers["x-forwarded-for"] ?? headers.forwarded ?? headers["x-real-ip"];
    if (address !== proxy) {
      clients.clear();
      proxy = address;
    }
    if (client) clients.add(String(client));
    if (clients.size < MANY_CLIENTS) return;
    isSaid = true;
    clients.clear();
    log.warn(
      "TRUST_PROXY is 0, but every request comes through a proxy: all visitors share one limit for forms. Set TRUST_PROXY to the number of proxies in front of the site.",
    );
  };
}
