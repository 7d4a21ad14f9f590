import type { FastifyInstance } from 'fastify';

/** What needs a session or the operator's token is kept by no cache, unless its route says otherwise; so are files of the build, which do. */
export function keepNothingOfSessions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access !== 'public') void reply.header('cache-control', 'no-store');
    done();
  });
}
