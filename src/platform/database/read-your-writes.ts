import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from './change-feed.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Read-your-writes: the answer to a change waits until this process has received the notification of it and refreshed what it has cached.
 * So a removed page is gone, in this process, when the removal is acknowledged.
 */
export function readYourWrites(fastify: FastifyInstance, changes: ChangeFeed): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (READS.has(request.method) || reply.statusCode >= 400) done();
    else void changes.caughtUp().then(() => done());
  });
}
