import type { IncomingHttpHeaders } from "node:http";
import { log } from "./log.server.ts";

/** More clients than one company's own outbound proxy usually has at a time. */
export const MANY_CLIENTS = 20;
const MAX_WATCHED_ADDRESSES = 100;
const MAX_HEADER_LENGTH = 64;

/**
 * Warns once if TRUST_PROXY is 0 although the site is behind a proxy: one address forwards many clients, at least as many as
 * there are addresses in all. Without the setting all these clients share one limit for forms.
 */
export function createProxyWatch() {
  const clientsOf = new Map<string, Set<string>>();
  let isSaid = false;
  return (address = "", headers: IncomingHttpHeaders) => {
    if (isSaid) return;
    const clients = clientsOf.get(address) ?? new Set();
    // Deleting and setting moves the address to the end, so that the least recent address is dropped first.
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
