import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { type Logger, pino } from 'pino';
import { loggedRequest } from './logging.js';
import { standardOutput } from './standard-output.js';

/** Monitoring probes these every few seconds, so successful probes are not logged. A wrong token (401) is. */
const UNLOGGED = /^\/(healthz|readyz|metrics)$/;

/**
 * Lines are buffered: a system call for each line would take an eighth of the time of a cached page. One write has at most PIPE_BUF bytes,
 * which a pipe takes atomically, so that lines of several processes never mix. No line is delayed for more than 100 ms, and failures are
 * written at once. This thread writes: handing lines to another one costs more.
 */
const BUFFERED = { minLength: 2_048, maxWrite: 4_096, periodicFlush: 100 };

/**
 * Logs one line for each answer, with its request id.
 * @param pretty output for people, unbuffered so that all log lines keep their order
 */
export function addAccessLog(fastify: FastifyInstance, pretty: boolean): void {
  const log = accessLogger(pretty);
  fastify.addHook('onResponse', (request, reply, done) => {
    const named = loggedRequest(request);
    const { statusCode } = reply;
    if (!UNLOGGED.test(named.path) || statusCode === 401) {
      // Not named `req` and `res`: the library serialises these as Node's own objects, and loses the status.
      const line = { request: named, statusCode, responseTime: Math.round(reply.elapsedTime) };
      const text = `${named.method} ${named.path} ${statusCode}`;
      if (statusCode >= 500) PinoLogger.root.error(line, text);
      else log.info(line, text);
    }
    done();
  });
}

/** Without redaction: these lines have only the fields above, and redacting each would take a tenth of the time of a cached page. */
function accessLogger(pretty: boolean): Pick<Logger, 'info'> {
  const { root } = PinoLogger;
  return pretty ? root.child({}, { redact: [] }) : pino({ level: root.level }, bufferedOutput());
}

/** One for the whole process, even if it runs several applications. */
let output: ReturnType<typeof standardOutput> | undefined;

function bufferedOutput(): ReturnType<typeof standardOutput> {
  if (output) return output;
  const opened = standardOutput(BUFFERED);
  // Not `flushSync`, which retries for ever when the output cannot be written.
  process.once('exit', () => opened.end());
  return (output = opened);
}
