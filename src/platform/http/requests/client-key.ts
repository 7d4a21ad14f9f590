import ipaddr from 'ipaddr.js';

/**
 * The key by which a client is counted. One household or server usually owns a whole IPv6 /64: counting single addresses would give it 2^64
 * fresh starts.
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
