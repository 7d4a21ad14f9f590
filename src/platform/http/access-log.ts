import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';

/** Asked by machines every few seconds: their answers would bury everything else. */
const UNLOGGED = /^\/(healthz|readyz|metrics)$/;

/**
 * One line for each answer, with the id that the answer carries. Addresses are logged without their query: it can hold
 * coordinates, phone numbers and tokens.
 */
export function addAccessLog(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0] ?? '/';
    const { method, id } = request;
    const { statusCode } = reply;
    if (!UNLOGGED.test(path)) {
      // Not as `req` and `res`: the library takes what has these names for Node's own objects, and loses the status.
      const line = { request: { id, method, path }, statusCode, responseTime: Math.round(reply.elapsedTime) };
      PinoLogger.root[statusCode >= 500 ? 'error' : 'info'](line, `${method} ${path} ${statusCode}`);
    }
    done();
  });
}
