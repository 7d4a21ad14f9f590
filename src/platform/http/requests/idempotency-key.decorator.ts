import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidValues } from '../../../shared/domain-error.js';

const NAME = 'Idempotency-Key';
const MAX_LENGTH = 100;

/** The header's description in the OpenAPI document. */
export const IDEMPOTENCY_KEY = {
  name: NAME,
  required: false,
  description: `At most ${MAX_LENGTH} characters, unique for each request: a request that is repeated with the same key within a day, because its answer was lost, is answered without being carried out again.`,
};

/** The request's idempotency key, if any: a repeated request has the same key. @throws InvalidValues when it is too long */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const given = context.switchToHttp().getRequest<FastifyRequest>().headers[NAME.toLowerCase()];
  const key = String(given ?? '').trim();
  if (key.length > MAX_LENGTH) throw new InvalidValues([{ field: NAME, message: `must be at most ${MAX_LENGTH} characters` }]);
  return key === '' ? undefined : key;
});
