import type { IncomingHttpHeaders } from "node:http";
import { log } from "./log.server.ts";

/** More than the colleagues behind somebody's own proxy. */
export const MANY_CLIENTS = 20;
const MAX_WATCHED_ADDRESSES = 100;
const MAX_HEADER_LENGTH = 64;

/**
 * Notices that TRUST_PROXY is 0 behind a proxy: many forwarded clients come from one address, more than there are other
 * addresses. All of them would count as one network. Says so once.
 */
export function createProxyWatch() {
  const clientsOf = new Map<string, Set<string>>();
  let isSaid = false;
  return (address = "", headers: IncomingHttpHeaders) => {
    if (isSaid) return;
    const clients = clientsOf.get(address) ?? new Set();
    // Set again, so that the address that was heard of longest ago makes room.
    clientsOf.delete(address);
    clientsOf.set(address, clients);
    if (clientsOf.size > MAX_WATCHED_ADDRESSES) clientsOf.delete(clientsOf.keys().next().value ?? "");
    const client = headers["x-forwarded-for"] ?? headers.forwarded ?? headers["x-real-ip"];
    if (client) clients.add(String(client).slice(0, MAX_HEADER_LENGTH));
    if (clients.size < MANY_CLIENTS || clients.size < clientsOf.size) return;
    isSaid = true;
    clientsOf.clear();
    log.warn(
      "TRUST_PROXY is 0, but many clients come from one address, as they do through a proxy: they share one limit for forms. Set TRUST_PROXY to the number of proxies in front of the site.",
    );
  };
}
