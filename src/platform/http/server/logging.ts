import type { Params } from 'nestjs-pino';
import { type LogFn, type Logger, stdSerializers } from 'pino';

/** Fields with these names are redacted, on the first three levels of what is logged. */
const SECRET = ['password', 'token', 'apiKey', 'authorization', 'cookie', 'headers', 'email', 'phone', 'fields', 'body', 'parameters'];

/** The loggable part of an error. Errors of statements carry the parameter values, which are not logged. */
const TOLD = ['type', 'message', 'stack', 'code', 'severity', 'constraint', 'table', 'query', 'aggregateErrors'] as const;

/** Structured logs. Answers are logged by a hook of their own: see access-log.ts. */
export function loggerParams(level: string, pretty: boolean): Params {
  return {
    pinoHttp: {
      level,
      autoLogging: false,
      hooks: { logMethod: withoutAssembly },
      transport: pretty
        ? { target: 'pino-pretty', options: { ignore: 'pid,hostname,request,statusCode,responseTime', messageFormat: '{msg}' } }
        : undefined,
      serializers: { err: withoutValues },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
  };
}

/** Nest's own startup messages are not logged. */
const ASSEMBLY = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);
const WARN = 40;

function withoutAssembly(this: Logger, parameters: Parameters<LogFn>, method: LogFn, level: number): void {
  const [first] = parameters as unknown as [{ context?: string } | string];
  const context = typeof first === 'object' ? first.context : undefined;
  if (level < WARN && context !== undefined && ASSEMBLY.has(context)) return;
  method.apply(this, parameters);
}

function withoutValues(error: unknown): unknown {
  // The library passes either the error or its own serialisation of it.
  const known = (error instanceof Error ? stdSerializers.err(error) : error) as Record<string, unknown> | null;
  if (typeof known !== 'object' || known === null) return known;
  return Object.fromEntries(TOLD.filter((name) => known[name] !== undefined).map((name) => [name, known[name]]));
}
