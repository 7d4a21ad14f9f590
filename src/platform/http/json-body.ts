import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidValues } from '../../shared/domain-error.js';

/** What the API takes is two or three levels deep; validation walks a body by recursion, and 1 MiB holds 100,000 levels. */
const MOST_LEVELS = 32;

/** JSON objects are all that the API reads. An empty body counts as an object without fields. */
export function parseJsonObjects(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
    if (body === '') return done(null, {});
    return void parseJson(request, body as string, (error: Error | null, value?: unknown) => {
      const problem = error ? undefined : problemOf(value);
      done(problem ? new InvalidValues([{ field: 'body', message: problem }]) : error, value);
    });
  });
}

function problemOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'must be a JSON object';
  return isDeeper(body, MOST_LEVELS) ? `has more than ${MOST_LEVELS} levels` : undefined;
}

/** Level by level, so that the depth costs no stack. */
function isDeeper(body: object, levels: number): boolean {
  let level: object[] = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((value) =>
      Object.values(value).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
  }
  return false;
}
