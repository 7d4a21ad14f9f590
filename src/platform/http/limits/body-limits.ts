import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DomainError, TooLarge } from '../../../shared/domain-error.js';
import { FORM_BODY, JSON_BODY } from '../requests/body-types.decorator.js';
import { FileTooLarge } from '../uploads/uploaded-file.js';

const KIBIBYTE = 1024;
/** A public form that is full to the brim has 40 KiB. In an address's encoding, a letter of many scripts has nine bytes instead of three. */
const PUBLIC_JSON = 64 * KIBIBYTE;
const PUBLIC_FORM = 256 * KIBIBYTE;
/** What a form has around its file. */
const AROUND_A_FILE = 64 * KIBIBYTE;
/** What is left of a body that was answered unread is taken, and dropped, so that its sender gets the answer. Not if it is longer than this. */
const MOST_DROPPED = 256 * KIBIBYTE;
/** A picture that is too large is a mistake: whoever sends it is to read why. */
const MOST_DROPPED_OF_UPLOADS = 64 * KIBIBYTE * KIBIBYTE;

/** Judges a body by the length that its sender says, before any of it is read. Whoever says none is judged by those who read. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request: FastifyRequest, _reply, _payload, done) =>
    done(tooLargeFor(request, saidLength(request)) ?? null),
  );
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // To read on would keep us as busy as the body itself.
    if (!request.raw.complete && isNotWorthReading(request)) void reply.header('connection', 'close');
    done();
  });
}

/** Whether its sender says that a body is longer than we would even drop. */
export function isNotWorthReading(request: FastifyRequest): boolean {
  return saidLength(request) > (request.routeOptions.config.upload ? MOST_DROPPED_OF_UPLOADS : MOST_DROPPED);
}

/** What to say of a body of this many bytes, where it is more than its address accepts. */
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
