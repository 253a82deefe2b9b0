import type { IncomingMessage, RequestListener } from "node:http";
import { isIP } from "node:net";
import { CLIENT_ADDRESS } from "#app/config/client-address.ts";

/** Tells the app the client's address. */
export function withClientAddress(listener: RequestListener, trustedProxies: number): RequestListener {
  return (request, response) => {
    stamp(request, clientAddress(request.socket.remoteAddress, forwardedFor(request), trustedProxies));
    return listener(request, response);
  };
}

/**
 * The nearest address that is not one of our own proxies. Each trusted proxy appended the address it was called from, so
 * they are counted from the right; what stands further left was written by the client and proves nothing.
 */
export function clientAddress(socketAddress: string | undefined, forwarded: string, trustedProxies: number): string {
  const socket = plainAddress(socketAddress ?? "");
  const hops = [...forwarded.split(",").filter((hop) => hop.trim()), socket];
  const claimed = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? "";
  return plainAddress(claimed) || socket || "unknown";
}

function forwardedFor(request: IncomingMessage) {
  return [request.headers["x-forwarded-for"] ?? ""].flat().join(",");
}

/** Without port, brackets, zone or the IPv6 form of an IPv4 address; nothing when it is no address. */
function plainAddress(value: string) {
  const bare = value
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) ? bare.toLowerCase() : "";
}

function stamp(request: IncomingMessage, address: string) {
  const kept: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const [name = "", value = ""] = request.rawHeaders.slice(index, index + 2);
    // A client cannot name its own address.
    if (name.toLowerCase() !== CLIENT_ADDRESS) kept.push(name, value);
  }
  // Both forms: what turns this into a web Request reads either.
  request.rawHeaders = [...kept, CLIENT_ADDRESS, address];
  request.headers[CLIENT_ADDRESS] = address;
}
