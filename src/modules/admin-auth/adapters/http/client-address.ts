import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';

export interface Origin {
  /** The address of the connection itself. */
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Headers that proxies add; each kind of proxy has its own. */
const FORWARDING =
  /^(x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/**
 * Whether a request was made on this machine. A proxy on this machine also connects from loopback, with everybody's requests, and one that
 * adds no header is recognised only by the host name of the request. So a request counts as local when its host name is this machine's and
 * no proxy header is present. A page whose name resolves to 127.0.0.1 in a visitor's browser sends that name, and is not local either.
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
  // The library also accepts 127.1 and 0177.0.0.1, which operators' tools never send.
  return (ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)) && isLoopback(address);
}
