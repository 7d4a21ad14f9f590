import type { Params } from 'nestjs-pino';
import type { LogFn, Logger } from 'pino';

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
      redact: {
        paths: ['*.password', '*.token', '*.apiKey', '*.authorization', '*.cookie', '*.headers'],
        censor: '[redacted]',
      },
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
