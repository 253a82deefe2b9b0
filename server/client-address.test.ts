import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { nearestUntrustedAddress, setClientAddressHeader } from "./client-address.ts";

const forgedAddress = "6.6.6.6";

describe("the client's address", () => {
  test.each<[string, string | undefined, string, number, string]>([
    ["the socket's", "192.0.2.1", "", 0, "192.0.2.1"],
    [
      "the socket's, even if the client sends X-Forwarded-For",
      "192.0.2.1",
      `${forgedAddress}, 198.51.100.7`,
      0,
      "192.0.2.1",
    ],
    ["the address that the one proxy saw", "10.0.0.1", `${forgedAddress}, 198.51.100.7`, 1, "198.51.100.7"],
    [
      "the address that the outer of two proxies saw",
      "10.0.0.1",
      `${forgedAddress}, 198.51.100.7, 10.0.0.2`,
      2,
      "198.51.100.7",
    ],
    ["the first entry, when there are fewer proxies than trusted", "10.0.0.1", "198.51.100.7", 3, "198.51.100.7"],
    ["the socket's, when the proxy says nothing", "10.0.0.1", "", 1, "10.0.0.1"],
    ["the socket's, when the proxy says nonsense", "10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["without a port", "10.0.0.1", "198.51.100.7:4711", 1, "198.51.100.7"],
    ["without brackets and port", "10.0.0.1", "[2001:DB8::1]:4711", 1, "2001:db8::1"],
    ["IPv4, when the socket maps it to IPv6", "::ffff:192.0.2.1", "", 0, "192.0.2.1"],
    ["without a zone", "fe80::1%eth0", "", 0, "fe80::1"],
    ["unknown, when the socket is closed", undefined, "", 0, "unknown"],
  ])("is %s", (_name, socket, forwarded, proxies, expected) => {
    expect(nearestUntrustedAddress(socket, forwarded, proxies)).toBe(expected);
  });
});

describe("the header for the app", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function request(trustedProxies: number, headers: Record<string, string>) {
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.use(setClientAddressHeader(trustedProxies));
    // React Router gets req.raw, and the request for a page is copied from it.
    app.all("*", ({ req }) =>
      Response.json([req.raw, new Request("http://x.test/", req.raw)].map((r) => r.headers.get("x-client-address"))),
    );
    const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "name=Ada", headers })).json();
  }

  test("cannot be set by the client, in upper or lower case", async () => {
    expect(await request(0, { "X-Client-Address": forgedAddress, "x-forwarded-for": forgedAddress })).toEqual([
      "127.0.0.1",
      "127.0.0.1",
    ]);
  });

  test("comes from a trusted proxy", async () => {
    expect(await request(1, { "x-forwarded-for": `${forgedAddress}, 198.51.100.7` })).toEqual([
      "198.51.100.7",
      "198.51.100.7",
    ]);
  });
});
