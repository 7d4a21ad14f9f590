import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What an admin's request shows about the proxies in front of the site. */
export interface ProxiesFound {
  trusted: string | null;
  passedOnBy: string | null;
  isBelieved: boolean;
  yourAddress: string;
  cure: string | null;
}

type Passed = Pick<FastifyRequest, 'headers' | 'ips' | 'ip'> & { socket: { remoteAddress?: string | undefined } };

/** Determined from this very request: the admin's request comes through the same proxies as any other. */
export function proxiesFound({ headers, ips, ip, socket }: Passed, trustProxy: string | undefined): ProxiesFound {
  const isPassedOn = headers['x-forwarded-for'] !== undefined;
  const isBelieved = (ips?.length ?? 1) > 1;
  const proxy = isPassedOn ? plain(socket.remoteAddress ?? '') : null;
  return {
    trusted: trustProxy ?? null,
    passedOnBy: proxy,
    isBelieved,
    yourAddress: plain(ip),
    cure: proxy === null || isBelieved ? null : `TRUST_PROXY=${proxy}${proxy.includes(':') ? '/128' : '/32'}`,
  };
}

const plain = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : address);
