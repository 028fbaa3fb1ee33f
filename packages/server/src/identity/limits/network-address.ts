const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(8 - groups.length - behind.length, 0) }, () => '0');
  return [...groups, ...zeros, ...behind];
}

/**
 * The part of an address that stands for one place: the whole of an IPv4 address, the network of an IPv6
 * one, of whose single addresses everybody has more than enough.
 */
export function networkOf(ip: string): string {
  const mapped = mappedAddress.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The IPv6 network of 65,536 networks that providers give to one customer; null for IPv4. */
export function siteOf(ip: string): string | null {
  if (!ip.includes(':') || mappedAddress.test(ip)) return null;
  return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}
