import type { IncomingMessage, RequestListener } from "node:http";
import { isIP } from "node:net";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { createProxyWatch } from "#app/config/proxy-watch.server.ts";

/** Puts the client's address into a header for the app. */
export function withClientAddress(listener: RequestListener, trustedProxies: number): RequestListener {
  const watch = trustedProxies === 0 ? createProxyWatch() : undefined;
  return (request, response) => {
    watch?.(request.socket.remoteAddress, request.headers);
    setClientAddress(request, clientAddress(request.socket.remoteAddress, forwardedFor(request), trustedProxies));
    return listener(request, response);
  };
}

/**
 * The nearest address that is not a trusted proxy's. Each trusted proxy appends the address that called it, so entries
 * count from the right; those further left came from the client and can be forged.
 */
export function clientAddress(socketAddress: string | undefined, forwarded: string, trustedProxies: number): string {
  const socket = normalizeAddress(socketAddress ?? "");
  const hops = [...forwarded.split(",").filter((hop) => hop.trim()), socket];
  const nearest = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? "";
  return normalizeAddress(nearest) || socket || "unknown";
}

function forwardedFor(request: IncomingMessage) {
  return [request.headers["x-forwarded-for"] ?? ""].flat().join(",");
}

/** Drops port, brackets, zone and the IPv6 prefix of an IPv4 address; empty if the value is not an address. */
function normalizeAddress(value: string) {
  const bare = value
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) ? bare.toLowerCase() : "";
}

function setClientAddress(request: IncomingMessage, address: string) {
  const isForged = CLIENT_ADDRESS_HEADER in request.headers;
  if (isForged) request.rawHeaders = withoutHeader(request.rawHeaders, CLIENT_ADDRESS_HEADER);
  // @hono/node-server reads either form.
  request.rawHeaders.push(CLIENT_ADDRESS_HEADER, address);
  request.headers[CLIENT_ADDRESS_HEADER] = address;
}

function withoutHeader(rawHeaders: string[], unwanted: string) {
  return rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== unwanted);
}
