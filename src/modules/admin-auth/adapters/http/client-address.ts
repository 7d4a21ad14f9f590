import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';

export interface Origin {
  /** The address of the connection itself. */
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

/** What proxies add, each its own. */
const FORWARDING =
  /^(x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/**
 * Whether a request was made on this machine. A proxy beside us also connects from loopback, with everybody's requests, and one that adds no
 * header shows itself only by the name that it was asked for: so a request counts as local when it asks for this machine by its own name, and
 * no proxy has left a trace. A page that resolves its name to 127.0.0.1 in a visitor's browser asks for that name, too.
 */
export function isFromThisMachine({ address, headers }: Origin): boolean {
  return isLoopback(address) && isLoopbackHost(headers.host) && !Object.keys(headers).some((name) => FORWARDING.test(name));
}

function isLoopback(address = ''): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

function isLoopbackHost(host = ''): boolean {
  const name = /^(\[[^\]]+\]|[^:]+)(:\d+)?$/.exec(host)?.[1]?.toLowerCase();
  if (name === 'localhost') return true;
  const address = name?.replace(/^\[(.*)\]$/, '$1') ?? '';
  // The library also takes 127.1 and 0177.0.0.1, which no tool of an operator writes.
  return (ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)) && isLoopback(address);
}
