import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { PinoLogger } from 'nestjs-pino';

/** Where a proxy of ours stands. An address anywhere else is most likely a visitor's, and those are not logged. */
const NEAR = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Says once for each process that a proxy is not believed, and what to do. Without its word, all visitors share the proxy's address: the
 * limits of one are the limits of everybody.
 */
export function warnOfUntrustedProxy(fastify: FastifyInstance, warn = (line: string) => PinoLogger.root.warn(line)): void {
  let told = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!told) {
      const proxy = unheardProxy(request);
      if (proxy !== undefined) {
        told = true;
        warn(
          `A proxy at ${proxy} passes on requests (X-Forwarded-For), and is not believed: limits count all of its visitors as one. ` +
            `If it is yours, set TRUST_PROXY=${proxy}${proxy.includes(':') ? '/128' : '/32'} (or the number of proxies) and start again.`,
        );
      }
    }
    done();
  });
}

function unheardProxy({ headers, ips, socket }: FastifyRequest): string | undefined {
  if (headers['x-forwarded-for'] === undefined || (ips?.length ?? 1) > 1) return undefined;
  const address = socket.remoteAddress;
  if (address === undefined || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return NEAR.has(parsed.range()) ? parsed.toString() : undefined;
}
