import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Params } from 'nestjs-pino';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogFn, type Logger, stdSerializers } from 'pino';
import { pathWithoutSecrets } from './logged-path.js';
import { standardOutput } from './standard-output.js';

/** Fields with these names are redacted, on the first three levels of a log entry. */
const SECRET = ['password', 'token', 'apiKey', 'authorization', 'cookie', 'headers', 'email', 'phone', 'fields', 'body', 'parameters'];

/** The loggable part of an error. Errors of statements carry the parameter values, which are not logged. */
const LOGGED_ERROR_FIELDS = ['type', 'message', 'stack', 'code', 'severity', 'constraint', 'table', 'query', 'aggregateErrors'] as const;

/** The request that is being answered in the current asynchronous context. */
const requestContext = new AsyncLocalStorage<FastifyRequest>();

/** Adds the current request to every log line. Must be added before all other hooks. */
export function addRequestToLogs(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => requestContext.run(request, done));
}

/** The request in a log line. */
export interface LoggedRequest {
  /** The request id, also sent in a header of the answer. */
  id: string;
  method: string;
  path: string;
}

export function loggedRequest({ id, method, url }: Pick<FastifyRequest, 'id' | 'method' | 'url'>): LoggedRequest {
  return { id, method, path: pathWithoutSecrets(url) };
}

function requestInScope(): { request?: LoggedRequest } {
  const request = requestContext.getStore();
  return request ? { request: loggedRequest(request) } : {};
}

/** Structured logs. Answers are logged by a hook of their own: see access-log.ts. */
export function loggerParams(level: string, pretty: boolean): Params {
  const options = loggerOptions(level);
  return {
    // No routes: the library would create a logger for each request, which takes a tenth of the time of a cached page; `addRequestToLogs`
    // does not.
    forRoutes: [],
    pinoHttp: pretty ? { ...options, transport: PRETTY } : [options, standardOutput()],
  };
}

const PRETTY = { target: 'pino-pretty', options: { ignore: 'pid,hostname,request,statusCode,responseTime', messageFormat: '{msg}' } };

/** Options of every logger: level, serialisers and redaction. */
export function loggerOptions(level: string) {
  return {
    level,
    autoLogging: false,
    hooks: { logMethod: withoutStartupMessages },
    mixin: requestInScope,
    serializers: { err: withoutValues },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
}

/** Nest's own startup messages are not logged. */
const STARTUP_CONTEXTS = new Set<unknown>(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);
const WARN = 40;

function withoutStartupMessages(this: Logger, parameters: Parameters<LogFn>, method: LogFn, level: number): void {
  if (level < WARN && STARTUP_CONTEXTS.has(contextOf(parameters[0]))) return;
  method.apply(this, parameters);
}

/** The name of the logging class, which Nest passes in an object before the message. */
function contextOf(first: unknown): unknown {
  return typeof first === 'object' && first !== null && 'context' in first ? first.context : undefined;
}

function withoutValues(error: unknown): unknown {
  // The library passes either the error or its own serialisation of it.
  const known = (error instanceof Error ? stdSerializers.err(error) : error) as Record<string, unknown> | null;
  if (typeof known !== 'object' || known === null) return known;
  return Object.fromEntries(LOGGED_ERROR_FIELDS.filter((name) => known[name] !== undefined).map((name) => [name, known[name]]));
}
