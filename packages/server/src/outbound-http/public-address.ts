import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not fully on the public internet, by address and prefix length. */
const reservedNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Global IPv6 networks that embed an IPv4 address or are reserved for documentation. */
const reservedNetworks6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [network, prefix] of reservedNetworks) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of reservedNetworks6) reserved.addSubnet(network, prefix, 'ipv6');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address is on the public internet, not on this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
