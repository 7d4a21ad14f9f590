import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../src/platform/embedded/free-port.js';
import { forward } from '../../src/platform/deliveries/forwarding.js';
import { NotDelivered } from '../../src/platform/deliveries/not-delivered.js';
import { ForwardingService } from '../support/forwarding-service.js';

const FORM = { fields: { name: 'Ann', message: 'A tap drips.' }, hidden: { _subject: 'New' } };

let service: ForwardingService;

beforeAll(async () => {
  service = await ForwardingService.start();
});

beforeEach(() => service.setMode('well'));

afterAll(() => service.close());

it('sends the fields, and the name and password of the address, with the same idempotency key at each attempt', async () => {
  await forward(service.url, 'one', FORM);
  await forward(service.url, 'one', FORM);
  expect(service.taken).toHaveLength(2);
  for (const { key, authorization, fields } of service.taken) {
    expect({ key, fields }).toEqual({ key: 'one', fields: { name: 'Ann', message: 'A tap drips.', _subject: 'New' } });
    expect(Buffer.from(authorization!.replace('Basic ', ''), 'base64').toString()).toBe('homewright:hüsh');
  }
});

it('sends the fields in the order of the form, whatever order the database gives them', async () => {
  const { taken } = service;
  const fields = { message: 'A tap drips.', name: 'Ann', email: 'ann@example.com' };
  await forward(service.url, 'ordered', { fields, order: ['name', 'email', 'message'], hidden: { _subject: 'New' } });
  expect(Object.keys(taken.at(-1)!.fields)).toEqual(['name', 'email', 'message', '_subject']);
  // Of an earlier version.
  await forward(service.url, 'unordered', { fields, hidden: {} });
  expect(Object.keys(taken.at(-1)!.fields)).toEqual(Object.keys(fields));
});

it('gives the reason of a failure without secrets', async () => {
  await service.setMode('failing');
  const reasonOf = (url: string) =>
    forward(url, 'two', FORM).then(
      () => 'none',
      (error: unknown) => (error instanceof NotDelivered ? error.message : error),
    );
  expect(await reasonOf(service.url)).toBe('the service answered 500');
  expect(await reasonOf(`http://homewright:hush@127.0.0.1:${await freePort()}/forms`)).toBe(
    'the service could not be reached (ECONNREFUSED)',
  );
});

it('does not follow redirects: what visitors wrote is sent to the operator’s address only', async () => {
  const before = service.attempts;
  const leading = createServer((_request, response) => void response.writeHead(307, { location: service.url }).end());
  await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve));
  const { port } = leading.address() as AddressInfo;
  try {
    await expect(forward(`http://127.0.0.1:${port}/forms`, 'three', FORM)).rejects.toThrow('the service answered 307');
  } finally {
    leading.close();
  }
  expect(service.attempts).toBe(before);
});
