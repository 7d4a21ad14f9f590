import type { FastifyInstance } from 'fastify';
import { bareProblem } from '../answers/problem.js';
import { sendProblem } from '../answers/problem.filter.js';

/** Answers 404 for path parameters with a NUL character: PostgreSQL cannot store such a text, and a query with it would fail. */
export function refuseNulCharacters(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    const names = Object.values((request.params ?? {}) as Record<string, unknown>);
    if (!names.some((name) => typeof name === 'string' && name.includes('\0'))) return done();
    sendProblem(reply, bareProblem(404, `There is nothing at ${request.url.split('?', 1)[0]}.`));
  });
}
