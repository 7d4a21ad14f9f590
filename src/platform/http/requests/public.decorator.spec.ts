import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { BodyTypes, FORM_BODY } from './body-types.decorator.js';
import { ACCESS, OpsOnly, Public } from './public.decorator.js';
import { ExtendRouteConfig } from './route-config.decorator.js';

const FIRST: object = { url: '/first' };
const LAST: object = { url: '/last' };

class Routes {
  @Public() open() {}
  @OpsOnly() operate() {}
  undeclared() {}
  @Public() @ExtendRouteConfig(FIRST) after() {}
  @ExtendRouteConfig(LAST) @Public() before() {}
  @Public() @BodyTypes(FORM_BODY) form() {}
  @BodyTypes(FORM_BODY) @Public() formToo() {}
}

/** The metadata of a route, as the guard and the server see it. */
function metadataOf(route: keyof Routes): unknown[] {
  const handler = Object.getOwnPropertyDescriptor(Routes.prototype, route)!.value as object;
  return [Reflect.getMetadata(ACCESS, handler), Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler)];
}

describe('the access rule of a route', () => {
  it.each([
    ['open', 'public', { access: 'public' }],
    ['operate', 'ops', { access: 'ops' }],
    ['undeclared', undefined, undefined],
    ['after', 'public', { access: 'public', url: '/first' }],
    ['before', 'public', { access: 'public', url: '/last' }],
    ['form', 'public', { access: 'public', bodyTypes: ['multipart/form-data'] }],
    ['formToo', 'public', { access: 'public', bodyTypes: ['multipart/form-data'] }],
  ] as const)('is the same for guard and server, together with other metadata (%s)', (route, access, config) => {
    expect(metadataOf(route)).toEqual([access, config]);
  });
});
