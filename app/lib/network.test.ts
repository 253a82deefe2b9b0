import { expect, test } from "vitest";
import { networkOf, widerNetworkOf } from "./network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("the wider network of an IPv6 address is its /48, of an IPv4 address itself", () => {
  expect(widerNetworkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1::/48");
  expect(widerNetworkOf("192.0.2.1")).toBe("192.0.2.1");
});
