import { Logger } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { limitBodies } from '../limits/body-limits.js';
import { MAX_BODY_SECONDS } from '../requests/body-types.decorator.js';
import { compressAnswers } from './compressed-answer.js';
import { answerClientError, answerFrameworkError } from './framework-errors.js';
import { readFormFields } from '../requests/form-fields.js';
import { routableAddress } from './malformed-address.js';
import { parseJsonObjects } from './json-body.js';
import { readMultipart } from '../uploads/multipart.js';
import { limitConnectionsByClient } from '../limits/connections-by-client.js';
import { disconnectStalledClients } from '../limits/stalled-clients.js';

const JSON_BODY_LIMIT = 1024 * 1024;

/** A browser opens six connections; a proxy opens what its visitors need at one moment. Further connections are closed as they arrive. */
const MAX_CONNECTIONS = 2_000;
const REQUEST_ID = /^[\w-]{8,64}$/;
/** Scheme and host of a request target in absolute form, which every server has to accept (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The HTTP server with its limits on time, size and connections. */
export function fastifyAdapter(trustProxy: string | undefined, mostConnections = MAX_CONNECTIONS): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: JSON_BODY_LIMIT,
    trustProxy: trustedProxies(trustProxy),
    rewriteUrl: (request: IncomingMessage) => routableAddress(request, pathIn(request.url ?? '/')),
    // The upper limit for any request; most routes have a shorter body timeout.
    requestTimeout: MAX_BODY_SECONDS * 1_000,
    // During shutdown, keep-alive clients still get their last answer instead of a 503.
    return503OnClosing: false,
    // An id has at most 200 characters, and each takes up to nine when it is percent-encoded.
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    genReqId: (request: Pick<IncomingMessage, 'headers'>) => {
      const given = request.headers['x-request-id'];
      // Accept request ids only from a trusted proxy; others could inject text into the logs.
      return trustProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  parseJsonObjects(adapter.getInstance());
  readMultipart(adapter.getInstance());
  limitBodies(adapter.getInstance());
  compressAnswers(adapter.getInstance());
  readFormFields(adapter.getInstance());
  disconnectStalledClients(adapter.getInstance());
  adapter.getInstance().server.maxConnections = mostConnections;
  // Not behind a proxy, from which all connections come.
  if (!trustProxy)
    limitConnectionsByClient(adapter.getInstance().server, (client) =>
      new Logger('Connections').warn(`${client} has more connections than one client may have. If it is your proxy, set TRUST_PROXY.`),
    );
  return adapter;
}

function pathIn(url: string): string {
  if (!ORIGIN.test(url)) return url;
  const path = url.replace(ORIGIN, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function trustedProxies(value: string | undefined): false | string | ((address: string, hop: number) => boolean) {
  if (!value) return false;
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
