import type {} from '@fastify/multipart';
import { errorCodes, type FastifyRequest } from 'fastify';
import { InvalidValues } from '../../../shared/domain-error.js';

/**
 * The parts of a form, one after the other.
 * @throws InvalidValues for a part without a name (possible, although the library's types exclude it); a 415 when the body is missing or no form
 */
export async function* namedParts(request: FastifyRequest, limits: PartLimits): ReturnType<FastifyRequest['parts']> {
  if (!request.isMultipart()) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  for await (const part of request.parts({ limits })) {
    const { fieldname }: { fieldname?: string } = part;
    if (fieldname === undefined) throw new InvalidValues([{ field: 'body', message: 'has a part without a name' }]);
    yield part;
  }
}

type PartLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;
