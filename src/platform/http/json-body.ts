import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidValues, TooLarge } from '../../shared/domain-error.js';

/** What the API takes is two or three levels deep; validation walks a body by recursion, and 1 MiB holds 100,000 levels. */
const MOST_LEVELS = 32;
/** Names and entries of a body, all levels together: the cost of validation grows with the square of their number. */
const MOST_MEMBERS = { public: 500, signedIn: 10_000 };
/** A public form that is full to the brim has 40 KiB. */
export const PUBLIC_JSON_LIMIT = 64 * 1024;

/** JSON objects are all that the API reads. An empty body counts as an object without fields. */
export function parseJsonObjects(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
    if (body === '') return done(null, {});
    const isPublic = request.routeOptions.config.access !== undefined;
    if (isPublic && Buffer.byteLength(body) > PUBLIC_JSON_LIMIT) return done(new TooLarge('The body is larger than this address accepts: send 64 KiB at most.'));
    return void parseJson(request, body as string, (error: Error | null, value?: unknown) => {
      const problem = error ? undefined : problemOf(value, isPublic ? MOST_MEMBERS.public : MOST_MEMBERS.signedIn);
      done(problem ? new InvalidValues([{ field: 'body', message: problem }]) : error, value);
    });
  });
}

function problemOf(body: unknown, mostMembers: number): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'must be a JSON object';
  let members = 0;
  // Level by level, so that the depth costs no stack.
  let level: object[] = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return `has more than ${MOST_LEVELS} levels`;
    const values = level.flatMap((value) => Object.values(value) as unknown[]);
    members += values.length;
    if (members > mostMembers) return `has more than ${mostMembers} members`;
    level = values.filter((inner): inner is object => typeof inner === 'object' && inner !== null);
  }
  return undefined;
}
