/** The unit that limits count by: the address in IPv4, its /64 in IPv6, since one household owns a whole /64. */
export function networkOf(address: string): string {
  return prefix(address, 64);
}

/** The /48 in IPv6, which one customer of a provider may own; the address in IPv4. */
export function widerNetworkOf(address: string): string {
  return prefix(address, 48);
}

function prefix(address: string, bits: 48 | 64): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...back];
  const network = groups.slice(0, bits / 16).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/${bits}`;
}
