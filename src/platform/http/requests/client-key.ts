import ipaddr from 'ipaddr.js';

/**
 * Under which name a client is counted. One household or server commonly owns a whole IPv6 /64, so that counting single
 * addresses would let it start again 2^64 times.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
