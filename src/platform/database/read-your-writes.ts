import type { FastifyInstance } from 'fastify';
import type { ProcessGroup } from '../processes/process-group.js';
import type { ChangeFeed } from './change-feed.js';
import { trackingCommits } from './committed-change.js';
import { readingPrimary } from './read-scope.js';

const OTHERS_LIMIT_MS = 1_000;

/** Prefix of the names of all our cookies. */
const OUR_COOKIES = 'homewright_';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Read-your-writes: the answer to a change waits until this process has received the notification of it and refreshed what it has cached.
 * So a page is no longer served once its removal is acknowledged: by this process and by all that serve the same port, because the next
 * request may go to any of them.
 */
export function readYourWrites(fastify: FastifyInstance, changes: ChangeFeed, group: ProcessGroup): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method)) done();
    else trackingCommits(done);
  });
  // A visitor with a cookie has signed in or sent something, and must see their own changes: read the primary, not a replica.
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie?.includes(OUR_COOKIES)) readingPrimary(done);
    else done();
  });
  group.answer('caught-up', () => changes.caughtUp());
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (READS.has(request.method) || reply.statusCode >= 400) done();
    else void Promise.all([changes.caughtUp(), group.ask('caught-up', OTHERS_LIMIT_MS)]).then(() => done());
  });
}
