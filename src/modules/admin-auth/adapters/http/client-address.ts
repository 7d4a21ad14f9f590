import ipaddr from 'ipaddr.js';

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
