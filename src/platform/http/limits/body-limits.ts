import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DomainError, TooLarge } from '../../../shared/domain-error.js';
import { FORM_BODY, JSON_BODY } from '../requests/body-types.decorator.js';
import { FileTooLarge } from '../uploads/uploaded-file.js';

const KIBIBYTE = 1024;
/** The largest valid public form has 40 KiB; URL encoding can turn three bytes of a character into nine. */
const PUBLIC_JSON = 64 * KIBIBYTE;
const PUBLIC_FORM = 256 * KIBIBYTE;
/** What a form has around its file. */
const AROUND_A_FILE = 64 * KIBIBYTE;
/** The rest of a refused body is read and discarded up to this size, so that its sender gets the answer. */
const MAX_DROPPED = 256 * KIBIBYTE;
/** A larger limit for uploads: a picture that is too large is an honest mistake, and its sender should see the error. */
const MAX_DROPPED_OF_UPLOADS = 64 * KIBIBYTE * KIBIBYTE;
/** How long what is not worth reading may go on arriving after its answer. */
const LINGER_MS = 5_000;

/** Refuses a body by its Content-Length before any of it is read. Bodies without one are limited while they are read. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request: FastifyRequest, _reply, _payload, done) =>
    done(tooLargeFor(request, saidLength(request)) ?? null),
  );
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isClosing = reply.getHeader('connection') === 'close';
    if (!request.raw.complete && (isClosing || isNotWorthReading(request))) {
      // Fastify's, where it has read too much.
      void reply.removeHeader('connection');
      linger(request.raw, reply.raw);
    }
    done();
  });
}

/**
 * Who still sends when a connection closes may never see the answer that came before. So Node reads and drops what comes, for as long as
 * it takes to see the answer: to read on to the end would cost as much as accepting the body.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  const staysOpen = response.shouldKeepAlive;
  response.shouldKeepAlive = true;
  // A form was being read: nobody else takes the rest of it.
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, LINGER_MS);
  request.once('close', () => {
    clearTimeout(timer);
    if (staysOpen || !request.complete) return;
    // The client has asked for an end, and may wait for it.
    const end = () => request.socket.end();
    if (response.writableFinished) end();
    else response.once('finish', end);
  });
}

/** Whether its sender says that a body is longer than we would even drop. */
export function isNotWorthReading(request: FastifyRequest): boolean {
  return saidLength(request) > (request.routeOptions.config.upload ? MAX_DROPPED_OF_UPLOADS : MAX_DROPPED);
}

/** The error for a body of this size, where it exceeds its route's limit. */
export function tooLargeFor({ mediaType, routeOptions }: FastifyRequest, bytes: number): DomainError | undefined {
  const { access, upload } = routeOptions.config;
  if (upload && mediaType === FORM_BODY) return bytes > upload.maxBytes + AROUND_A_FILE ? new FileTooLarge(upload.maxBytes) : undefined;
  // Admins' bodies have the limit of the server.
  if (access === undefined) return undefined;
  const most = mediaType === JSON_BODY ? PUBLIC_JSON : PUBLIC_FORM;
  return bytes > most ? new TooLarge(`The body is larger than this address accepts: send ${most / KIBIBYTE} KiB at most.`) : undefined;
}

function saidLength({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}
