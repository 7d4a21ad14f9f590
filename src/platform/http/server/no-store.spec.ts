import Fastify from 'fastify';
import type { Access } from '../requests/public.decorator.js';
import { noStoreForSessions } from './no-store.js';

async function cachingOf(access: Access | undefined, own?: string) {
  const fastify = Fastify();
  noStoreForSessions(fastify);
  fastify.get('/', { config: { access } }, (_request, reply) => {
    if (own) void reply.header('cache-control', own);
    return 'fine';
  });
  const { headers } = await fastify.inject('/');
  await fastify.close();
  return headers['cache-control'];
}

it.each([
  ['an admin, as a route without a declaration is', undefined, 'no-store'],
  ['the operator', 'ops', 'no-store'],
  ['anybody', 'public', undefined],
] as const)('an answer for %s has the caching that its access asks for', async (_whom, access, expected) => {
  expect(await cachingOf(access)).toBe(expected);
});

it('a route has the last word, as files of the build have', async () => {
  expect(await cachingOf(undefined, 'private, max-age=60')).toBe('private, max-age=60');
});
