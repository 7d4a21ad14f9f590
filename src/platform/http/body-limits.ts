import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, TooLarge } from '../../shared/domain-error.js';
import { FORM_BODY, JSON_BODY } from '../../shared/http/body-types.decorator.js';
import { FileTooLarge } from './uploaded-file.js';

const KIBIBYTE = 1024;
/** A public form that is full to the brim has 40 KiB. In an address's encoding, a letter of many scripts has nine bytes instead of three. */
const PUBLIC_JSON = 64 * KIBIBYTE;
const PUBLIC_FORM = 256 * KIBIBYTE;
/** What a form has around its file. */
const AROUND_A_FILE = 64 * KIBIBYTE;
/** The rest of a body that is refused is read, and dropped, so that its sender gets the answer. Not if it is as long as this. */
const MOST_DROPPED = 64 * KIBIBYTE * KIBIBYTE;

/** Judges a body by the length that its sender says, before any of it is read. Whoever says none is judged by those who read. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request: FastifyRequest, reply: FastifyReply, _payload, done) => {
    const refusal = tooLargeFor(request, saidLength(request));
    if (refusal && saidLength(request) > MOST_DROPPED) void reply.header('connection', 'close');
    done(refusal ?? null);
  });
}

/** Whether its sender says that a body is longer than we would even drop. */
export function isEndless(request: FastifyRequest): boolean {
  return saidLength(request) > MOST_DROPPED;
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
