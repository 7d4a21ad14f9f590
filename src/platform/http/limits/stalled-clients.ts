import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerClientError } from '../server/framework-errors.js';

/** How long clients may take. */
export interface ClientTimes {
  /** For the whole body of a request; uploads say their own (`@Upload`, `@LargeUpload`). */
  bodyMs: number;
  /** Without a byte, whichever way. */
  stillMs: number;
  /** While closing, to send the rest of a request or to take the rest of an answer. */
  graceMs: number;
}

const CLIENT_TIMES: ClientTimes = { bodyMs: 30_000, stillMs: 30_000, graceMs: 3_000 };
const LOOK_EVERY_MS = 250;
/** At an answer that makes no progress, before its connection ends. */
const LOOKS = 20;
const TOO_SLOW = Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Closes connections of clients that send or read too slowly. Clients that wait for our answer are never cut off. */
export function cutStalledClients(fastify: FastifyInstance, times = CLIENT_TIMES): void {
  const connections = followConnections(fastify);
  limitBodyTimes(fastify, times);
  // A socket's timer restarts with each byte received or sent.
  fastify.server.setTimeout(times.stillMs, (socket) => {
    const exchange = connections.get(socket);
    // Bytes in the write buffer are those that the client is not reading.
    if (waitsForUs(exchange) && socket.writableLength === 0) socket.setTimeout(times.stillMs);
    else if (exchange) cut(exchange);
    else socket.destroy();
  });
  cutUnreadAnswers(fastify, connections, times);
  cutWhileClosing(fastify, connections, times);
}

/** What is under way on each connection. */
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

/** Node's own limit is one for all requests, and has to let the longest upload through. */
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
 * Bytes that come set the timer of a socket back: by sending some, a client that never reads would hold its answer for ever. Looks are
 * counted, not time: while this process stands still, nobody's answer can get on.
 */
function cutUnreadAnswers(fastify: FastifyInstance, connections: Map<Socket, Exchange | undefined>, { stillMs }: ClientTimes): void {
  const unread = new WeakMap<Socket, { bytes: number; looks: number }>();
  const look = () => {
    for (const socket of connections.keys()) {
      const [bytes, before] = [unsentOf(socket), unread.get(socket)];
      if (bytes === 0 || bytes !== before?.bytes) unread.set(socket, { bytes, looks: 0 });
      else if ((before.looks += 1) >= LOOKS) socket.destroy();
    }
  };
  const timer = setInterval(look, stillMs / LOOKS).unref();
  fastify.server.once('close', () => clearInterval(timer));
}

/** Bytes buffered in Node, and bytes that the system has not taken yet: only the latter shrink while one large chunk is sent. */
function unsentOf(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return socket.writableLength + (handle?.writeQueueSize ?? 0);
}

/** Closes the connection of a client that is too slow, with a 408 where no answer has begun. */
function cut({ request, response }: Exchange): void {
  if (request.complete || response.headersSent) request.socket.destroy();
  else answerClientError(TOO_SLOW, request.socket);
}

function waitsForUs(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableEnded;
}

/**
 * Once the server closes, Node no longer enforces its request timeouts, and a client that never finishes its headers, or never reads its
 * answer, would keep the process alive. So clients that we wait for are cut off.
 */
function cutWhileClosing(fastify: FastifyInstance, connections: Map<Socket, Exchange | undefined>, { graceMs }: ClientTimes): void {
  let closing: number | undefined;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    // The last answer on this connection: otherwise it stays open, idle, for as long as the client likes.
    if (closing !== undefined) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    const since = (closing = Date.now());
    const timer = setInterval(() => {
      fastify.server.closeIdleConnections();
      if (Date.now() - since < graceMs) return;
      for (const [socket, exchange] of connections) if (!waitsForUs(exchange)) socket.destroy();
    }, LOOK_EVERY_MS);
    fastify.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}
