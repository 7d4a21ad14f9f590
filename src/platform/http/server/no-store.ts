import type { FastifyInstance } from 'fastify';

/**
 * Answers that need a session or the operator's token are not cached (no-store) unless their route says otherwise, as files of the build
 * do.
 */
export function noStoreForSessions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access !== 'public') void reply.header('cache-control', 'no-store');
    done();
  });
}
