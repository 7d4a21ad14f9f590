import { mock } from 'node:test';
import { trackReferral } from './track-referral.js';

const BUSINESS = { title: 'Fir Lane Plumbing', phone: '(519) 555-0142', industry: 'Plumber' };

afterEach(() => mock.restoreAll());

function sent(code: string, business: Record<string, string>): unknown[] {
  const bodies: unknown[] = [];
  mock.method(globalThis, 'fetch', (_path: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(new Response('{}'));
  });
  trackReferral(code, business);
  return bodies;
}

it('a referral is reported with the business that it brought', () =>
  expect(sent('R8YEAR99MG', BUSINESS)).toEqual([
    { refCode: 'R8YEAR99MG', businessName: 'Fir Lane Plumbing', businessPhone: '(519) 555-0142', industry: 'Plumber' },
  ]));

it.each(['title', 'phone', 'industry'])('is not reported without the %s, which the server requires', (name) =>
  expect(sent('R8YEAR99MG', { ...BUSINESS, [name]: '' })).toEqual([]),
);

it('is not reported without a code', () => expect(sent('', BUSINESS)).toEqual([]));

it('that cannot be reported is only logged', async () => {
  const { mock: said } = mock.method(console, 'warn', () => undefined);
  mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('', { status: 500 })));
  trackReferral('R8YEAR99MG', BUSINESS);
  await new Promise((resolve) => setImmediate(resolve));
  expect(said.callCount()).toBe(1);
});
