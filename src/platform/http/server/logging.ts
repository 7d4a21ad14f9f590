import type { Params } from 'nestjs-pino';
import { type LogFn, type Logger, stdSerializers } from 'pino';

/** Whatever has one of these names is nobody's to read, on the first three levels of what is logged. */
const SECRET = ['password', 'token', 'apiKey', 'authorization', 'cookie', 'headers', 'email', 'phone', 'fields', 'body', 'parameters'];

/** What may be told of an error. A statement that fails brings the values along that it was called with: those stay here. */
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

/** How Nest puts itself together is of interest to nobody who runs it. */
const ASSEMBLY = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);
const WARN = 40;

function withoutAssembly(this: Logger, parameters: Parameters<LogFn>, method: LogFn, level: number): void {
  const [first] = parameters as unknown as [{ context?: string } | string];
  const context = typeof first === 'object' ? first.context : undefined;
  if (level < WARN && context !== undefined && ASSEMBLY.has(context)) return;
  method.apply(this, parameters);
}

function withoutValues(error: unknown): unknown {
  // The library hands over what it has already made of an error, or the error.
  const known = (error instanceof Error ? stdSerializers.err(error) : error) as Record<string, unknown> | null;
  if (typeof known !== 'object' || known === null) return known;
  return Object.fromEntries(TOLD.filter((name) => known[name] !== undefined).map((name) => [name, known[name]]));
}
