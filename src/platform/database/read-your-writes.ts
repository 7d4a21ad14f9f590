import type { FastifyInstance } from 'fastify';
import type { ProcessGroup } from '../processes/process-group.js';
import type { ChangeFeed } from './change-feed.js';

const OTHERS_LIMIT_MS = 1_000;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Read-your-writes: the answer to a change waits until this process has received the notification of it and refreshed what it has cached.
 * So a removed page is gone when the removal is acknowledged: in this process and in all that serve the same port, because the next request
 * may go to any of them.
 */
export function readYourWrites(fastify: FastifyInstance, changes: ChangeFeed, group: ProcessGroup): void {
  group.answer('caught-up', () => changes.caughtUp());
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (READS.has(request.method) || reply.statusCode >= 400) done();
    else void Promise.all([changes.caughtUp(), group.ask('caught-up', OTHERS_LIMIT_MS)]).then(() => done());
  });
}
