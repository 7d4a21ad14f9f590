import ipaddr from 'ipaddr.js';

/** Some proxies forward the port as well: "203.0.113.7:4711", "[2001:db8::1]:4711". */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The key by which rate limits count a client. One household or server usually owns a whole IPv6 /64: counted by single addresses, it could
 * evade the limits with 2^64 addresses.
 */
export function clientKey(written: string): string {
  const address = WITH_PORT.exec(written)?.slice(1).find(Boolean) ?? written;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
