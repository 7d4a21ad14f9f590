import fastify from 'fastify';
import { RateLimiter, limitRate, TooManyRequests } from './rate-limiter.js';

describe('RateLimiter', () => {
  const counted = () => {
    const limiter = new RateLimiter({ burst: 3, perSecond: 2 });
    return (now: number, address = '203.0.113.1') => {
      try {
        limiter.count(address, now);
        return 0;
      } catch (refusal) {
        return (refusal as TooManyRequests).retryAfterSeconds;
      }
    };
  };

  it('allows a burst, and then a number of requests a second', () => {
    const count = counted();
    expect([0, 0, 0, 0, 400, 500, 500, 999, 1_000].map((now) => count(now))).toEqual([0, 0, 0, 1, 1, 0, 1, 1, 0]);
  });

  it('allows no larger burst after a pause', () => {
    const count = counted();
    expect([0, 60_000, 60_000, 60_000, 60_000].map((now) => count(now))).toEqual([0, 0, 0, 0, 1]);
  });

  it('counts clients separately, and all IPv6 addresses of a household together', () => {
    const count = counted();
    for (let time = 0; time < 3; time += 1) count(0, '2001:db8::1');
    expect([count(0, '2001:db8::2'), count(0, '2001:db8:1::1'), count(0)]).toEqual([1, 0, 0]);
  });
});

describe('an anonymous write request', () => {
  function server() {
    const app = fastify();
    let read = 0;
    limitRate(app, new RateLimiter({ burst: 2, perSecond: 0.001 }));
    app.addHook('preParsing', (_request, _reply, _payload, done) => {
      read += 1;
      done();
    });
    app.post('/form', { config: { access: 'public' } }, () => 'taken');
    app.get('/form', { config: { access: 'public' } }, () => 'given');
    app.post('/admin', () => 'taken');
    const send = async (method: 'GET' | 'POST', url: string) =>
      (await app.inject({ method, url, payload: method === 'POST' ? {} : undefined })).statusCode;
    return { send, read: () => read };
  }

  it('is refused beyond the limit before its body is read', async () => {
    const { send, read } = server();
    expect([await send('POST', '/form'), await send('POST', '/form'), await send('POST', '/form')]).toEqual([200, 200, 500]);
    expect(read()).toBe(2);
  });

  it('is neither a read nor a request that needs a session', async () => {
    const { send } = server();
    for (let time = 0; time < 5; time += 1) expect([await send('GET', '/form'), await send('POST', '/admin')]).toEqual([200, 200]);
    expect(await send('POST', '/form')).toBe(200);
  });
});
