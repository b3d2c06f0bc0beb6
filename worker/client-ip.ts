const groupsOfNetwork = 4;

/**
 * The visitor's address as the platform gives it, or the local server, which takes it from the connection and believes no
 * header (`scripts/serve/local-guard.ts`); used for rate limits only. Of IPv6 the network half (/64), because one
 * subscriber has all addresses behind it (RFC 6177).
 */
export function clientIpOf(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "0.0.0.0";
  const isMapped = /^::ffff:\d+\./i.test(address);
  return !address.includes(":") || isMapped ? address : networkOf(address);
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  const network = all
    .slice(0, groupsOfNetwork)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
