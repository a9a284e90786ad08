import { isIPv6 } from 'node:net';

/** Groups of 16 bits that name the network of one IPv6 customer (RFC 6177: at least a /64). */
const NETWORK_GROUPS = 4;

/**
 * What limits count for an address: an IPv4 address itself, and of an IPv6 address its /64, because whoever has one
 * address of it has all of them. Other texts stay as they are.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = bare.split('::', 2);
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const head = groups(before);
  const missing = after === undefined ? 0 : 8 - head.length - groups(after).length;
  const all = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(after ?? '')];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
