import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { tooLargeFor } from '../limits/body-limits.js';
import { isFieldName } from '../requests/field-names.js';

/** The API's bodies have two or three levels. Validation is recursive, and a body of 1 MiB could have 100,000 levels. */
const MAX_LEVELS = 32;
/** Names and entries of a body, all levels together: the cost of validation grows with the square of their number. */
const MAX_MEMBERS = { public: 500, signedIn: 10_000 };

/** Accepts only JSON objects as bodies. An empty body counts as an object without fields. */
export function parseJsonObjects(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  // Names such as `__proto__` are refused below with a field error: the parser would report them as invalid JSON.
  const parseJson = fastify.getDefaultJsonParser('ignore', 'ignore');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
    if (body === '') return done(null, {});
    const refusal = tooLargeFor(request, Buffer.byteLength(body));
    if (refusal) return done(refusal);
    const isPublic = request.routeOptions.config.access !== undefined;
    return void parseJson(request, body as string, (error: Error | null, value?: unknown) => {
      const problem = error ? undefined : problemOf(value, isPublic ? MAX_MEMBERS.public : MAX_MEMBERS.signedIn);
      done(problem ? new InvalidValues([problem]) : error, value);
    });
  });
}

interface Inner {
  value: object;
  path: string;
}

function problemOf(body: unknown, mostMembers: number): FieldError | undefined {
  const bodyError = (message: string) => ({ field: 'body', message });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return bodyError('must be a JSON object');
  let members = 0;
  // Iterate level by level instead of recursing, so that the depth costs no stack.
  let level: Inner[] = [{ value: body, path: '' }];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return bodyError(`has more than ${MAX_LEVELS} levels`);
    const next: Inner[] = [];
    for (const { value, path } of level) {
      const entries = Object.entries(value) as [string, unknown][];
      members += entries.length;
      if (members > mostMembers) return bodyError(`has more than ${mostMembers} members`);
      for (const [name, inner] of entries) {
        if (!isFieldName(name)) return { field: path + name, message: 'is not a known field' };
        if (typeof inner === 'object' && inner !== null) next.push({ value: inner, path: `${path}${name}.` });
      }
    }
    level = next;
  }
  return undefined;
}
