import fastify from 'fastify';
import { KnownRoutes } from './known-routes.js';

const answer = () => 'ok';

function routesOf(paths: [method: string, path: string][]): KnownRoutes {
  const app = fastify();
  const routes = new KnownRoutes(app);
  for (const [method, url] of paths) app.route({ method, url, handler: answer });
  return routes;
}

describe('KnownRoutes', () => {
  const routes = routesOf([
    ['GET', '/api/sync'],
    ['POST', '/api/sync'],
    ['GET', '/api/listings/:id'],
    ['PATCH', '/api/admin/listings/:id'],
    ['POST', '/api/admin/listings/:id/restore'],
    ['GET', '/manifest.webmanifest'],
    ['GET', '*'],
  ]);

  it.each([
    ['/api/sync', ['GET', 'HEAD', 'POST']],
    ['/api/sync/', ['GET', 'HEAD', 'POST']],
    ['/api/listings/a%2Fb', ['GET', 'HEAD']],
    ['/api/admin/listings/1', ['PATCH']],
    ['/api/admin/listings/1/restore', ['POST']],
    ['/manifest.webmanifest', ['GET', 'HEAD']],
  ])('has the methods of %s', (path, methods) => expect(routes.methodsOf(path)).toEqual(methods));

  it.each([
    '/api',
    '/api/syncs',
    '/api/sync/now',
    '/api/listings',
    '/api/listings/',
    '/api/listings/1/2',
    '/manifestXwebmanifest',
    '/',
    '',
  ])('does not have %j, though a catch-all route would match it', (path) => expect(routes.methodsOf(path)).toEqual([]));

  it('has every route and its access rule', () => {
    const app = fastify();
    const known = new KnownRoutes(app);
    app.get('/api/things/:id', { config: { access: 'public' } }, answer);
    app.post('/api/things/:id', answer);
    app.get('*', answer);
    expect(known.all.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET *',
      'GET /api/things/:id',
      'HEAD *',
      'HEAD /api/things/:id',
      'POST /api/things/:id',
    ]);
    expect(known.accessTo('GET', '/api/things/{id}')).toBe('public');
    expect(known.accessTo('POST', '/api/things/{id}')).toBe('admin');
    expect(known.accessTo('GET', '/api/nothing')).toBe('admin');
  });
});
