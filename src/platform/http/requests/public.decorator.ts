import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ExtendRouteConfig } from './route-config.decorator.js';

export const ACCESS = 'homewright:access';

/** Who may call a route. Without a decorator it is `admin` (deny by default). */
export type Access = 'public' | 'ops' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As declared on the route; missing means `admin` for routes of controllers. */
    access?: Access;
  }
}

/** Anybody may call this. */
export const Public = (): MethodDecorator => declared('public');

/** For the operator: with the operations token, with an admin session, or, outside production, from this machine. */
export const OpsOnly = (): MethodDecorator => declared('ops');

/**
 * Sets the metadata for the guard, and the route's config for hooks and the documentation. Only for methods: Fastify does not see metadata
 * of classes.
 */
function declared(access: Access): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS, access), ExtendRouteConfig({ access }));
}
