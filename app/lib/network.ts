/** The network by which limits count: an IPv4 address itself, or the /64 of an IPv6 address, since a household owns a whole /64. */
export function networkOf(address: string): string {
  return networkPrefix(address, 64);
}

/** The /48 of an IPv6 address, which one customer of a provider may own, or an IPv4 address itself. */
export function widerNetworkOf(address: string): string {
  return networkPrefix(address, 48);
}

function networkPrefix(address: string, bits: 48 | 64): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...back];
  const network = groups.slice(0, bits / 16).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/${bits}`;
}
