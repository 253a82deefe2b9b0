import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { createProxyWatch } from "#app/config/proxy-watch.server.ts";

/** Puts the client's address into a header for the app, over one that the client may have forged. */
export function clientAddress(trustedProxies: number): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const watch = trustedProxies === 0 ? createProxyWatch() : undefined;
  return ({ req, env: { incoming } }, next) => {
    const { remoteAddress } = incoming.socket;
    watch?.(remoteAddress, incoming.headers);
    const forwarded = req.header("x-forwarded-for") ?? "";
    req.raw.headers.set(CLIENT_ADDRESS_HEADER, nearestClient(remoteAddress, forwarded, trustedProxies));
    return next();
  };
}

/**
 * The nearest address that is not a trusted proxy's. Each trusted proxy appends the address that called it, so entries
 * count from the right; those further left came from the client and can be forged.
 */
export function nearestClient(socketAddress: string | undefined, forwarded: string, trustedProxies: number): string {
  const socket = normalizeAddress(socketAddress ?? "");
  const hops = [...forwarded.split(",").filter((hop) => hop.trim()), socket];
  const nearest = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? "";
  return normalizeAddress(nearest) || socket || "unknown";
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
