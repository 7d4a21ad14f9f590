import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ExtendRouteConfig } from '../requests/route-config.decorator.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isCompressed?: true;
  }
}

/**
 * Its answers are compressed. Not for a route that answers by a cookie or a secret link: the compressed size could reveal secrets in the answer
 * (BREACH).
 */
export const Compressed = (): MethodDecorator => ExtendRouteConfig({ isCompressed: true });

export type Encoding = 'br' | 'gzip' | 'identity';

/** Less than this goes out in one packet however it is written. */
const MIN_BYTES = 1_400;
/** What zlib writes to lives until a full garbage collection; most answers fit into this much. */
const CHUNK_BYTES = 4 * 1024;
const BROTLI = { chunkSize: CHUNK_BYTES, params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { chunkSize: CHUNK_BYTES, level: 1 };

/** How the client wants a body that differs from request to request. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  return negotiate(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']) ?? 'identity';
}

/**
 * A body that is sent once: at the cheapest level, which makes a fifth of it in a fifth of a millisecond. On this thread, as handing it to
 * another one costs more than twice the processor's time.
 * @returns also the encoding that it has now: a short one stays as it is
 */
export function compressed(body: Buffer, encoding: Encoding): { body: Buffer; encoding: Encoding } {
  if (encoding === 'identity' || body.length < MIN_BYTES) return { body, encoding: 'identity' };
  return { body: encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP), encoding };
}

/** Compresses the answers of routes that are `@Compressed()`. */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.isCompressed || typeof payload !== 'string') return done();
    void reply.header('vary', 'accept-encoding');
    const { body, encoding } = compressed(Buffer.from(payload), encodingFor(request));
    if (encoding === 'identity') return done();
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return done(null, body);
  });
}
