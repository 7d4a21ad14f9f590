import { fastify } from 'fastify';
import { Writable } from 'node:stream';
import { PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { QueryFailedError } from 'typeorm';
import { loggerOptions, addRequestToLogs } from './logging.js';

const SECRET = 'hunter2-and-zoe@example.com';

/** What is written when the library has been set up as the process sets it up. */
function written(log: (logger: PinoLogger['logger']) => void): string {
  let lines = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const options = loggerOptions('info');
  log(pinoHttp(options, stream).logger);
  log(pino(options, stream));
  return lines;
}

describe('the log', () => {
  it.each([...['password', 'token', 'apiKey', 'authorization', 'cookie', 'email', 'phone'], ...['fields', 'body', 'parameters']])(
    'never contains %s, at any depth',
    (name) => {
      const text = written((logger) => {
        logger.info({ [name]: SECRET }, 'first');
        logger.warn({ request: { [name]: SECRET } }, 'second');
        logger.error({ request: { headers: { [name]: SECRET }, user: { [name]: SECRET } } }, 'third');
      });
      expect(text).not.toContain(SECRET);
      expect(text.match(/\[redacted\]/g)!.length).toBeGreaterThanOrEqual(6);
    },
  );

  it('has the failed statement of the database without its values', () => {
    const driver = Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
      code: '23505',
      constraint: 'x',
      table: 'message',
      detail: `Key (email)=(${SECRET}) already exists.`,
      parameters: [SECRET],
    });
    const text = written((logger) => logger.error(new QueryFailedError('INSERT INTO message VALUES ($1)', [SECRET], driver), 'It failed'));
    expect(text).not.toContain(SECRET);
    for (const told of ['duplicate key', '"code":"23505"', '"constraint":"x"', 'INSERT INTO message', 'logging.spec'])
      expect(text).toContain(told);
  });

  it('has an ordinary error completely, with its cause', () => {
    const text = written((logger) => logger.error({ err: new Error('Above', { cause: new Error('Beneath') }) }));
    expect(text).toContain('Above');
    expect(text).toContain('Beneath');
  });

  it('has the current request without secrets, and none outside of a request', async () => {
    let lines = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines += chunk.toString();
        done();
      },
    });
    const logger = pino(loggerOptions('info'), stream);
    const server = fastify({ genReqId: () => 'r-1' });
    addRequestToLogs(server);
    server.get('/status/:token', async () => {
      await Promise.resolve();
      logger.warn('during');
      return 'done';
    });
    await server.inject(`/status/${SECRET}?email=${SECRET}`);
    logger.warn('afterwards');
    const [during, afterwards] = lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(during).toMatchObject({ msg: 'during', request: { id: 'r-1', method: 'GET', path: '/status/[token]' } });
    expect(afterwards).not.toHaveProperty('request');
    expect(lines).not.toContain(SECRET);
  });

  it('has lines of JSON with a level and a time', () => {
    const [line] = written((logger) => logger.info('hello')).split('\n');
    expect(JSON.parse(line!)).toMatchObject({ level: 30, time: expect.any(Number) as number, msg: 'hello' });
  });
});
