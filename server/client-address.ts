import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { createProxyWatch } from "#app/config/proxy-watch.server.ts";

/** Sets a request header to the client's address, for the app to read. Overwrites one that the client may have forged. */
export function setClientAddressHeader(trustedProxies: number): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const watch = trustedProxies === 0 ? createProxyWatch() : undefined;
  return ({ req, env: { incoming } }, next) => {
    const { remoteAddress } = incoming.socket;
    watch?.(remoteAddress, incoming.headers);
    const forwarded = req.header("x-forwarded-for") ?? "";
    req.raw.headers.set(CLIENT_ADDRESS_HEADER, nearestUntrustedAddress(remoteAddress, forwarded, trustedProxies));
    return next();
  };
}

/**
 * Each trusted proxy appends the address that called it to X-Forwarded-For, so entries count from the right. Entries further
 * left came from the client and can be forged.
 */
export function nearestUntrustedAddress(peer: string | undefined, forwarded: string, trustedProxies: number): string {
  const socket = normalizeAddress(peer ?? "");
  const hops = [...forwarded.split(",").filter((hop) => hop.trim()), socket];
  const nearest = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? "";
  return normalizeAddress(nearest) || socket || "unknown";
}

/** Drops port, brackets, zone and the IPv6 prefix of an IPv4 address. Returns "" if the value is not an address. */
function normalizeAddress(value: string) {
  const bare = value
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) ? bare.toLowerCase() : "";
}
