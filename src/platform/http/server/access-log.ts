import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';

/** Probed by machines every few seconds; logging these would bury everything else. */
const UNLOGGED = /^\/(healthz|readyz|metrics)$/;

/**
 * One line for each answer, with the id that the answer carries. Addresses are logged without their query: it can hold
 * coordinates, phone numbers and tokens. Links to submissions and sign-in links are keys, and are logged without what makes them so.
 */
export function addAccessLog(fastify: FastifyInstance): void {
  // These lines have the fields below and no others: looking through each for secrets takes a tenth of the time of a cached page.
  const log = PinoLogger.root.child({}, { redact: [] });
  fastify.addHook('onResponse', (request, reply, done) => {
    const path = withoutToken(request.url.split('?')[0] ?? '/');
    const { method, id } = request;
    const { statusCode } = reply;
    if (!UNLOGGED.test(path)) {
      // Not named `req` and `res`: the library serialises these as Node's own objects, and loses the status.
      const line = { request: { id, method, path }, statusCode, responseTime: Math.round(reply.elapsedTime) };
      log[statusCode >= 500 ? 'error' : 'info'](line, `${method} ${path} ${statusCode}`);
    }
    done();
  });
}

const SECRET_LINK = /^((?:\/+api)?\/+status\/+|\/+referral-program\/+sign-in\/+|\/+renew-business\/+object\/+)[^/]+/i;
/** A link in an email has a second part that makes it one. */
const SECRET_PROOF = /^(\/+status\/+\[token\]\/+)[^/]+/i;

/** @param path as it was sent: parts of it may be written in percent signs */
export function withoutToken(path: string): string {
  const plain = decoded(path);
  return SECRET_LINK.test(plain)
    ? plain
        .replace(SECRET_LINK, '$1[token]')
        .replace(SECRET_PROOF, '$1[proof]')
        .replace(/\p{Cc}/gu, '')
    : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
