import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DomainError, TooLarge } from '../../../shared/domain-error.js';
import { FORM_BODY, JSON_BODY } from '../requests/body-types.decorator.js';
import { FileTooLarge } from '../uploads/uploaded-file.js';

const KIBIBYTE = 1024;
/** The largest valid public form has 40 KiB; URL encoding can turn three bytes of a character into nine. */
const PUBLIC_JSON = 64 * KIBIBYTE;
const PUBLIC_FORM = 256 * KIBIBYTE;
/** Room for the other parts of a form with a file. */
const FORM_OVERHEAD = 64 * KIBIBYTE;
/** The rest of a refused body is read and discarded up to this size, so that the client receives the answer. */
const MAX_DISCARDED = 256 * KIBIBYTE;
/** The same for uploads, where a file that is too large is usually a mistake, and the sender should see the error. */
const MAX_DISCARDED_OF_UPLOADS = 64 * KIBIBYTE * KIBIBYTE;
/** How long the rest of a refused body is discarded after the answer, before the connection is closed. */
const LINGER_MS = 5_000;

/** Refuses a body by its Content-Length before any of it is read. Bodies without one are limited while they are read. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request: FastifyRequest, _reply, _payload, done) =>
    done(tooLargeFor(request, declaredLength(request)) ?? null),
  );
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isClosing = reply.getHeader('connection') === 'close';
    if (!request.raw.complete && (isClosing || exceedsDiscardLimit(request))) {
      // Remove the header that Fastify sets when a body exceeds its limit.
      void reply.removeHeader('connection');
      linger(request.raw, reply.raw);
    }
    done();
  });
}

/**
 * Closes a connection late (lingering close): a client that is still sending when the connection closes may lose the answer. So the rest of
 * the body is read and discarded for a limited time; reading it to its end would cost as much as accepting it.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  const staysOpen = response.shouldKeepAlive;
  response.shouldKeepAlive = true;
  // Detach the form parser that was reading the body, and discard the rest.
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, LINGER_MS);
  request.once('close', () => {
    clearTimeout(timer);
    if (staysOpen || !request.complete) return;
    // The client asked for the connection to be closed, and may wait for that.
    const end = () => request.socket.end();
    if (response.writableFinished) end();
    else response.once('finish', end);
  });
}

/** Whether the declared length of a body exceeds even the limit for discarding it. */
export function exceedsDiscardLimit(request: FastifyRequest): boolean {
  return declaredLength(request) > (request.routeOptions.config.upload ? MAX_DISCARDED_OF_UPLOADS : MAX_DISCARDED);
}

/** The error for a body of this size, where it exceeds its route's limit. */
export function tooLargeFor({ mediaType, routeOptions }: FastifyRequest, bytes: number): DomainError | undefined {
  const { access, upload } = routeOptions.config;
  if (upload && mediaType === FORM_BODY) return bytes > upload.maxBytes + FORM_OVERHEAD ? new FileTooLarge(upload.maxBytes) : undefined;
  // Admins' bodies have the limit of the server.
  if (access === undefined) return undefined;
  const limit = mediaType === JSON_BODY ? PUBLIC_JSON : PUBLIC_FORM;
  return bytes > limit ? new TooLarge(`The body is larger than this address accepts: send ${limit / KIBIBYTE} KiB at most.`) : undefined;
}

function declaredLength({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}
