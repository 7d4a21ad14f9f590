/*
 * A process in which applications run one after another, on request. Loading the program takes four times as long as starting an
 * application, so tests that read a log, or need the application in another process, share loaded processes.
 */
import { PinoLogger } from 'nestjs-pino';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const load = (file) => import(pathToFileURL(resolve('dist', file)).href);
const { boot } = await load('boot.js');
const { parseEnv } = await load('config/env.js');

let running;

const requests = {
  async start(env) {
    // nestjs-pino keeps the first logger of a process: it takes the level of the next application.
    if (PinoLogger.root) PinoLogger.root.level = env.LOG_LEVEL;
    const here = { ...parseEnv(env), PORT: 0, HOST: '127.0.0.1', WEB_CONCURRENCY: 1 };
    running = await boot(here, (line) => process.stdout.write(`${line}\n`), new AbortController().signal);
    return (await running.listen()).port;
  },
  stop: () => running.stop(),
};

process.on('message', async ({ name, argument }) => {
  try {
    process.send({ value: await requests[name](argument) });
  } catch (error) {
    process.send({ problem: error.stack });
  }
});
// Exit when the test's process has ended for any reason.
process.once('disconnect', () => process.exit());
