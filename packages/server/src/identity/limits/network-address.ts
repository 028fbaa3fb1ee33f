/**
 * The part of an address that stands for one place: the whole of an IPv4 address, the network of an IPv6
 * one, of whose single addresses everybody has more than enough.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(8 - groups.length - behind.length, 0) }, () => '0');
  return `${[...groups, ...zeros, ...behind].slice(0, 4).join(':')}::/64`;
}
