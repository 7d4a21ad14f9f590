import ipaddr from 'ipaddr.js';

/**
 * Under which name a client is counted. One household or server commonly owns a whole IPv6 /64, so that counting single
 * addresses would let it start again 2^64 times.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64`;
}

export interface Origin {
  /** The connection's own address first, then what each trusted proxy named. */
  addresses: string[];
  /** Whether the request says that a proxy passed it on. */
  forwarded: boolean;
  proxyTrusted: boolean;
}

/**
 * Whether a request was made on this machine. A proxy beside us also connects from loopback, with everybody's requests:
 * its word about where they came from must have been heard before they count as local.
 */
export function isFromThisMachine({ addresses, forwarded, proxyTrusted }: Origin): boolean {
  const heard = proxyTrusted && addresses.length > 1;
  return addresses.length > 0 && addresses.every(isLoopback) && (!forwarded || heard);
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
