import multipart from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { bodyTypesOf, FORM_BODY } from '../requests/body-types.decorator.js';
import { exceedsDiscardLimit } from '../limits/body-limits.js';

const BODYLESS = ['GET', 'HEAD', 'TRACE'];

/** Accepts multipart forms only on routes that declare them (`@BodyTypes`); their controllers read the parts. */
export function readMultipart(fastify: FastifyInstance): void {
  // A file cut at the limit is flagged; the library's own error does not name the limit.
  void fastify.register(multipart, { throwFileSizeLimit: false });
  fastify.addHook('preParsing', (request, _reply, _payload, done) =>
    done(isTaken(request) ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
  );
  fastify.addHook('onSend', async (request) => {
    if (request.mediaType === FORM_BODY && !exceedsDiscardLimit(request)) await restOf(request.raw);
  });
}

function isTaken({ method, mediaType, routeOptions }: FastifyRequest): boolean {
  return mediaType === undefined || BODYLESS.includes(method) || bodyTypesOf(routeOptions.config).includes(mediaType);
}

/**
 * Reads and discards the rest of the request: a client that is answered while it is still sending would lose the answer when the connection
 * closes. The server's request timeout ends those that never stop.
 */
async function restOf(body: IncomingMessage): Promise<void> {
  if (body.complete || body.destroyed) return;
  body.unpipe();
  body.resume();
  await finished(body).catch(() => undefined);
}
