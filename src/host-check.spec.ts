import { checkHost } from './host-check.js';
import { StartFailed } from './start-failed.js';

it.each(['127.0.0.1', 'localhost'])('lets %s pass', async (host) => {
  await expect(checkHost(host)).resolves.toBeUndefined();
});

it.each(['no-such-host.invalid', 'not a host', '192.0.2.1'])('names the variable and not its value, which is %s', async (host) => {
  const error = await checkHost(host).catch((thrown: unknown) => thrown as StartFailed);
  expect(error).toBeInstanceOf(StartFailed);
  expect(error?.message).toMatch(/^The process cannot listen on the address in HOST \(E\w+\)/);
  expect(error?.message).not.toContain(host);
});
