import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** Adds to the route's config. `RouteConfig` alone would replace what other decorators of the route have set. */
export const ExtendRouteConfig =
  (added: Partial<FastifyContextConfig>): MethodDecorator =>
  (target, name, descriptor) => {
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as object | undefined;
    RouteConfig({ ...known, ...added })(target, name, descriptor);
  };
