import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { checkListening } from './listening-check.js';
import { StartFailed } from './start-failed.js';

const refusal = (host: string, port: number) => checkListening(host, port).catch((thrown: unknown) => thrown as StartFailed);

it.each(['127.0.0.1', 'localhost'])('lets %s pass on any free port', async (host) => {
  await expect(checkListening(host, 0)).resolves.toBeUndefined();
});

it.each(['no-such-host.invalid', 'not a host', '192.0.2.1'])('names the variable and not its value, which is %s', async (host) => {
  const error = await refusal(host, 0);
  expect(error).toBeInstanceOf(StartFailed);
  expect(error?.message).toMatch(/^The process cannot listen on the address in HOST \(E\w+\)/);
  expect(error?.message).not.toContain(host);
});

it('refuses a port that another program has, and lets it pass when that has ended', async () => {
  const program = createServer().listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  expect((await refusal('127.0.0.1', port))?.message).toBe(
    `Port ${port} is in use by another program: stop it, or set PORT to another one.`,
  );
  program.close();
  await once(program, 'close');
  expect(await refusal('127.0.0.1', port)).toBeUndefined();
});
