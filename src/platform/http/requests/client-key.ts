import ipaddr from 'ipaddr.js';

/** Some proxies pass the port on as well: "203.0.113.7:4711", "[2001:db8::1]:4711". */
const PASSED_ON = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The key by which a client is counted. One household or server usually owns a whole IPv6 /64: counting single addresses would give it 2^64
 * fresh starts.
 */
export function clientKey(written: string): string {
  const address = PASSED_ON.exec(written)?.slice(1).find(Boolean) ?? written;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
