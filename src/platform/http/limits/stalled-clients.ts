import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerClientError } from '../server/framework-errors.js';

/** Timeouts for slow clients, in milliseconds. */
export interface ClientTimes {
  /** For the whole body of a request; uploads say their own (`@Upload`, `@LargeUpload`). */
  bodyMs: number;
  /** Longest time without a byte in either direction. */
  stillMs: number;
  /** During shutdown: the time to send the rest of a request or to receive the rest of an answer. */
  graceMs: number;
}

const CLIENT_TIMES: ClientTimes = { bodyMs: 30_000, stillMs: 30_000, graceMs: 3_000 };
const CHECK_INTERVAL_MS = 250;
/** Number of checks without progress after which the connection of an unread answer is closed. */
const MAX_STALLED_CHECKS = 20;
const TOO_SLOW = Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Closes connections of clients that send or read too slowly. Clients that wait for the server's answer are never cut off. */
export function disconnectStalledClients(fastify: FastifyInstance, times = CLIENT_TIMES): void {
  const connections = followConnections(fastify);
  limitBodyTimes(fastify, times);
  // A socket's timer restarts with each byte received or sent.
  fastify.server.setTimeout(times.stillMs, (socket) => {
    const exchange = connections.get(socket);
    // Bytes in the write buffer are those that the client is not reading.
    if (isAwaitingServer(exchange) && socket.writableLength === 0) socket.setTimeout(times.stillMs);
    else if (exchange) cut(exchange);
    else socket.destroy();
  });
  cutUnreadAnswers(fastify, connections, times);
  cutWhileClosing(fastify, connections, times);
}

/** Tracks the current request of each open connection. */
function followConnections(fastify: FastifyInstance): Map<Socket, Exchange | undefined> {
  const connections = new Map<Socket, Exchange | undefined>();
  fastify.server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  fastify.server.on('request', (request, response) => {
    connections.set(request.socket, { request, response });
    response.once('close', () => {
      if (connections.has(request.socket)) connections.set(request.socket, undefined);
    });
  });
  return connections;
}

/** Sets a body timeout for each route: Node's own timeout is the same for all requests, and has to allow the longest upload. */
function limitBodyTimes(fastify: FastifyInstance, { bodyMs }: ClientTimes): void {
  fastify.addHook('onRequest', ({ raw: request, routeOptions }: FastifyRequest, { raw: response }, done) => {
    if (hasBody(request)) {
      const { bodySeconds } = routeOptions.config;
      const tooLate = () => {
        if (!request.complete) cut({ request, response });
      };
      const timer = setTimeout(tooLate, bodySeconds ? bodySeconds * 1_000 : bodyMs);
      request.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Closes connections whose answer is not read. The socket's own timeout is not enough, because bytes from the client restart it: a client
 * that sends but never reads would keep its answer in memory for ever. Checks are counted instead of time, so that a pause of this process
 * does not count against the clients.
 */
function cutUnreadAnswers(fastify: FastifyInstance, connections: Map<Socket, Exchange | undefined>, { stillMs }: ClientTimes): void {
  const unread = new WeakMap<Socket, { bytes: number; checks: number }>();
  const check = () => {
    for (const socket of connections.keys()) {
      const [bytes, before] = [unsentBytes(socket), unread.get(socket)];
      if (bytes === 0 || bytes !== before?.bytes) unread.set(socket, { bytes, checks: 0 });
      else if ((before.checks += 1) >= MAX_STALLED_CHECKS) socket.destroy();
    }
  };
  const timer = setInterval(check, stillMs / MAX_STALLED_CHECKS).unref();
  fastify.server.once('close', () => clearInterval(timer));
}

/** Bytes buffered in Node, and bytes that the system has not taken yet: only the latter shrink while one large chunk is sent. */
function unsentBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return socket.writableLength + (handle?.writeQueueSize ?? 0);
}

/** Closes the connection of a client that is too slow, with a 408 where no answer has begun. */
function cut({ request, response }: Exchange): void {
  if (request.complete || response.headersSent) request.socket.destroy();
  else answerClientError(TOO_SLOW, request.socket);
}

function isAwaitingServer(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableEnded;
}

/**
 * Once the server closes, Node no longer enforces its request timeouts, and a client that never finishes its headers, or never reads its
 * answer, would keep the process alive. So connections where the server waits for the client are closed after a grace period.
 */
function cutWhileClosing(fastify: FastifyInstance, connections: Map<Socket, Exchange | undefined>, { graceMs }: ClientTimes): void {
  let closing: number | undefined;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    // Make this the last answer on the connection; otherwise an idle keep-alive connection would delay the shutdown.
    if (closing !== undefined) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    const since = (closing = Date.now());
    const timer = setInterval(() => {
      fastify.server.closeIdleConnections();
      if (Date.now() - since < graceMs) return;
      for (const [socket, exchange] of connections) if (!isAwaitingServer(exchange)) socket.destroy();
    }, CHECK_INTERVAL_MS);
    fastify.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}
