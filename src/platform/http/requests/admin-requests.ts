import type { FastifyRequest } from 'fastify';

/** Checks whether a request comes from a signed-in admin; bound in the application module. */
export abstract class AdminRequests {
  abstract isAdmin(request: FastifyRequest): Promise<boolean>;
}
