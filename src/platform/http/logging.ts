import type { Params } from 'nestjs-pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogFn, Logger } from 'pino';

/** Structured logs. Addresses are logged without their query: it can hold coordinates, phone numbers and tokens. */
export function loggerParams(level: string, pretty: boolean): Params {
  return {
    pinoHttp: {
      level,
      hooks: { logMethod: withoutAssembly },
      transport: pretty
        ? { target: 'pino-pretty', options: { ignore: 'pid,hostname,req,res,responseTime', messageFormat: '{msg}' } }
        : undefined,
      redact: {
        paths: ['*.password', '*.token', '*.apiKey', '*.authorization', '*.cookie', 'req.headers', 'res.headers'],
        censor: '[redacted]',
      },
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: pathOf(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      customSuccessMessage: (request: IncomingMessage, response: ServerResponse) => line(request, response),
      customErrorMessage: (request: IncomingMessage, response: ServerResponse) => line(request, response),
      customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
        error || response.statusCode >= 500 ? 'error' : 'info',
      autoLogging: { ignore: ({ url }: IncomingMessage) => /^\/(healthz|readyz|metrics)\b/.test(url ?? '') },
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

function line(request: IncomingMessage, response: ServerResponse): string {
  const url = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url ?? '';
  return `${request.method} ${pathOf(url)} ${response.statusCode}`;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}
