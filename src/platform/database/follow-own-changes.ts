import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from './change-feed.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whoever has changed something finds it changed: an answer to a change waits until this process has heard of it, with all that it keeps
 * in memory. So a page that was taken out is out, here, when that is acknowledged.
 */
export function followOwnChanges(fastify: FastifyInstance, changes: ChangeFeed): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (READS.has(request.method) || reply.statusCode >= 400) done();
    else void changes.caughtUp().then(() => done());
  });
}
