import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { PinoLogger } from 'nestjs-pino';

/** Networks in which the operator's proxy may be. Any other address is most likely a visitor's, and visitors' addresses are not logged. */
const PROXY_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Warns once per process that a proxy is not trusted, and what to do: without trust, all visitors share the proxy's address and its limits.
 * A visitor can pretend to be a proxy, so near and far addresses are reported separately, once each.
 */
export function warnOfUntrustedProxy(fastify: FastifyInstance, warn = (line: string) => PinoLogger.root.warn(line)): void {
  const warned = new Set<'near' | 'far'>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (warned.size < 2 && isUntrusted(request)) {
      const proxy = nearbyAddress(request.socket.remoteAddress);
      const kind = proxy === undefined ? 'far' : 'near';
      if (!warned.has(kind)) warn(wordsOf(proxy));
      warned.add(kind);
    }
    done();
  });
}

function wordsOf(proxy: string | undefined): string {
  if (proxy === undefined) {
    return (
      'A request from outside of this network says whom it was passed on for (X-Forwarded-For), and is not believed. ' +
      'If a proxy of yours stands there, set TRUST_PROXY to its address and start again; else somebody was trying.'
    );
  }
  return (
    `A proxy at ${proxy} passes on requests (X-Forwarded-For), and is not believed: limits count all of its visitors as one. ` +
    `If it is yours, set TRUST_PROXY=${proxy}${proxy.includes(':') ? '/128' : '/32'} (or the number of proxies) and start again.`
  );
}

function isUntrusted({ headers, ips }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) < 2;
}

function nearbyAddress(address = ''): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return PROXY_RANGES.has(parsed.range()) ? parsed.toString() : undefined;
}
