import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { type Logger, pino } from 'pino';
import { loggedRequest } from './logging.js';
import { standardOutput } from './standard-output.js';

/** Probed by machines every few seconds; logging these would bury everything else. A wrong token is told of here, too. */
const UNLOGGED = /^\/(healthz|readyz|metrics)$/;

/**
 * Several lines are written at once: a system call for each takes an eighth of the time of a cached page. At most what a pipe takes whole
 * (PIPE_BUF), so that lines of several processes never mix; none waits for longer than 100 ms, and failures do not wait. Written by this
 * thread: handing them to another one costs more.
 */
const BUFFERED = { minLength: 2_048, maxWrite: 4_096, periodicFlush: 100 };

/** One line for each answer, with the id that the answer carries. @param pretty for people, who read all lines in one order */
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

/** These lines have the fields above and no others: looking through each for secrets takes a tenth of the time of a cached page. */
function accessLogger(pretty: boolean): Pick<Logger, 'info'> {
  const { root } = PinoLogger;
  return pretty ? root.child({}, { redact: [] }) : pino({ level: root.level }, bufferedOutput());
}

/** Standard output belongs to the process, whatever number of applications it has. */
let output: ReturnType<typeof standardOutput> | undefined;

function bufferedOutput(): ReturnType<typeof standardOutput> {
  if (output) return output;
  const opened = standardOutput(BUFFERED);
  // Not `flushSync`, which tries for ever what cannot be written.
  process.once('exit', () => opened.end());
  return (output = opened);
}
