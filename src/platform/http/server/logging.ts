import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Params } from 'nestjs-pino';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogFn, type Logger, stdSerializers } from 'pino';
import { pathWithoutSecrets } from './logged-path.js';
import { standardOutput } from './standard-output.js';

/** Fields with these names are redacted, on the first three levels of what is logged. */
const SECRET = ['password', 'token', 'apiKey', 'authorization', 'cookie', 'headers', 'email', 'phone', 'fields', 'body', 'parameters'];

/** The loggable part of an error. Errors of statements carry the parameter values, which are not logged. */
const TOLD = ['type', 'message', 'stack', 'code', 'severity', 'constraint', 'table', 'query', 'aggregateErrors'] as const;

/** The request that is being answered in the current asynchronous context. */
const answering = new AsyncLocalStorage<FastifyRequest>();

/** Whatever is logged while a request is answered names that request. Add it before all other hooks. */
export function nameRequestsInLog(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => answering.run(request, done));
}

/** A request as all lines name it. */
export interface LoggedRequest {
  /** The answer carries it too. */
  id: string;
  method: string;
  path: string;
}

export function loggedRequest({ id, method, url }: Pick<FastifyRequest, 'id' | 'method' | 'url'>): LoggedRequest {
  return { id, method, path: pathWithoutSecrets(url) };
}

function requestInScope(): { request?: LoggedRequest } {
  const request = answering.getStore();
  return request ? { request: loggedRequest(request) } : {};
}

/** Structured logs. Answers are logged by a hook of their own: see access-log.ts. */
export function loggerParams(level: string, pretty: boolean): Params {
  const options = loggerOptions(level);
  return {
    // The library would make a logger for each request, which takes a tenth of the time of a cached page: `nameRequestsInLog` does without.
    forRoutes: [],
    pinoHttp: pretty ? { ...options, transport: PRETTY } : [options, standardOutput()],
  };
}

const PRETTY = { target: 'pino-pretty', options: { ignore: 'pid,hostname,request,statusCode,responseTime', messageFormat: '{msg}' } };

/** What is logged, and what of it. */
export function loggerOptions(level: string) {
  return {
    level,
    autoLogging: false,
    hooks: { logMethod: withoutAssembly },
    mixin: requestInScope,
    serializers: { err: withoutValues },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
}

/** Nest's own startup messages are not logged. */
const ASSEMBLY = new Set<unknown>(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);
const WARN = 40;

function withoutAssembly(this: Logger, parameters: Parameters<LogFn>, method: LogFn, level: number): void {
  if (level < WARN && ASSEMBLY.has(contextOf(parameters[0]))) return;
  method.apply(this, parameters);
}

/** Nest names the class that logs in an object before the message. */
function contextOf(first: unknown): unknown {
  return typeof first === 'object' && first !== null && 'context' in first ? first.context : undefined;
}

function withoutValues(error: unknown): unknown {
  // The library passes either the error or its own serialisation of it.
  const known = (error instanceof Error ? stdSerializers.err(error) : error) as Record<string, unknown> | null;
  if (typeof known !== 'object' || known === null) return known;
  return Object.fromEntries(TOLD.filter((name) => known[name] !== undefined).map((name) => [name, known[name]]));
}
