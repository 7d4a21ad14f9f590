import type { FastifyRequest } from 'fastify';

/** Tells whether a request comes from a signed-in admin; bound where all modules meet. */
export abstract class AdminRequests {
  abstract isAdmin(request: FastifyRequest): Promise<boolean>;
}
