import Fastify from 'fastify';
import { ProblemFilter } from '../answers/problem.filter.js';
import type { Access } from '../requests/public.decorator.js';
import { parseJsonObjects } from './json-body.js';

async function statusOf(access: Access | undefined, payload: string): Promise<number> {
  const fastify = Fastify();
  parseJsonObjects(fastify);
  fastify.setErrorHandler((error, request, reply) => {
    const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };
    new ProblemFilter().catch(error, host as never);
  });
  fastify.post('/', { config: { access } }, () => 'fine');
  const { statusCode } = await fastify.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } });
  await fastify.close();
  return statusCode;
}

/** With so many names and entries: the list itself is one. */
const withMembers = (count: number) => JSON.stringify({ list: Array.from({ length: count - 1 }, () => 1) });

it.each([
  ['anybody', 'public', 500],
  ['the operator', 'ops', 500],
  ['an admin', undefined, 10_000],
] as const)('a body of %s has a limited number of members: validation takes longer with each', async (_whom, access, most) => {
  expect([await statusOf(access, withMembers(most)), await statusOf(access, withMembers(most + 1))]).toEqual([200, 400]);
});

it('a body has 32 levels at most', async () => {
  const withLevels = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;
  expect([await statusOf(undefined, withLevels(32)), await statusOf(undefined, withLevels(33))]).toEqual([200, 400]);
});

it.each(['[]', '1', 'null', '{', '{"__proto__":{}}'])('%s is refused', async (body) => {
  expect(await statusOf(undefined, body)).toBe(400);
});
