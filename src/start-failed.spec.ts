import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartFailed } from './start-failed.js';

/** Errors of Node when it cannot listen. */
async function refusal(port: number, host: string): Promise<unknown> {
  const [error] = (await once(createServer().listen(port, host), 'error')) as [unknown];
  return error;
}

describe('a process that cannot listen says so in one line', () => {
  it('where HOST is no address', async () => {
    const { message } = StartFailed.listening(await refusal(0, 'no-such-host.invalid'), 3_000);
    expect(message).toMatch(/^The process cannot listen on the address in HOST \(E\w+\): set HOST to an address of this machine\.$/);
  });

  it('where it may not', () => {
    const { message } = StartFailed.listening(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }), 80);
    expect(message).toBe('This user may not listen on port 80: set PORT to another one.');
  });
});

describe('TLS with the database that cannot be is told in one line with its cure', () => {
  it.each([
    [new Error('The server does not support SSL connections'), /^DATABASE_URL asks for TLS .* leave sslmode out/],
    [Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), /not trusted \(DEPTH_ZERO.*sslrootcert/],
    [Object.assign(new Error('PEM'), { code: 'ERR_OSSL_PEM_NO_START_LINE' }), /^TLS with the server in DATABASE_URL fails/],
  ])('%s', (error, line) => {
    const failed = StartFailed.database(error);
    expect(failed).toBeInstanceOf(StartFailed);
    expect((failed as Error).message).toMatch(line);
  });
});

describe('a database that does not answer during the start', () => {
  it('is named in one line', () => {
    const error = StartFailed.loading(new Error('timeout exceeded when trying to connect'));
    expect(error).toBeInstanceOf(StartFailed);
    expect((error as Error).message).toBe(
      'The database did not answer while the application was starting (no answer): it is busy, or has ended. Start again; its log says more.',
    );
  });

  it('hides no fault of ours', () => {
    const ours = new TypeError('Cannot read properties of undefined');
    expect(StartFailed.loading(ours)).toBe(ours);
  });
});
