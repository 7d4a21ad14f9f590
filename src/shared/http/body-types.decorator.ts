import { ExtendRouteConfig } from './route-config.decorator.js';

export const JSON_BODY = 'application/json';
export const FORM_BODY = 'multipart/form-data';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyTypes?: string[];
  }
}

/** The media types of the bodies that a route takes. Without it, that is JSON alone; others are answered with 415. */
export const BodyTypes = (...bodyTypes: string[]): MethodDecorator => ExtendRouteConfig({ bodyTypes });

export function bodyTypesOf({ bodyTypes = [JSON_BODY] }: { bodyTypes?: string[] }): string[] {
  return bodyTypes;
}
