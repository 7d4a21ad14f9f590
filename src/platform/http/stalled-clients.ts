import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** While closing, a client has this long to send the rest of its request or to take the rest of its answer. */
const GRACE_MS = 3_000;
const LOOK_EVERY_MS = 250;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Once a server closes, Node no longer looks for requests that take too long to arrive, and one client that never finishes its
 * headers, or never reads its answer, would keep the process alive for ever. So clients that we wait for are cut off; those that
 * wait for us are not.
 */
export function cutStalledClients(fastify: FastifyInstance, graceMs = GRACE_MS): void {
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

function waitsForUs(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableEnded;
}
