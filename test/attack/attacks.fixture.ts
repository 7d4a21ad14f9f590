import { statSync } from 'node:fs';
import type { Answer } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import type { AttackedApp } from './attacked-app.js';
import { attacksOn, type EndpointAttack } from './endpoint-attacks.js';
import { KNOWN_ATTACKS } from './known-attacks.js';
import { sessionAttacks } from './session-attacks.js';
import { rawAttacks } from './raw-attacks.js';

const INSIDES = /\bat .+:\d+:\d+|node_modules|\/work\/|SELECT |INSERT INTO|FST_|root:x:0:0|PRIVATE KEY/;

/** What is true of every answer, whatever was asked. */
function mustBeHarmless({ status, headers, text }: Answer, allowed: readonly number[] = []): void {
  if (!allowed.includes(status)) expect(status).toBeLessThan(500);
  if (status >= 400) expect(text).not.toMatch(INSIDES);
  const names = Object.keys(headers);
  expect(names.filter((name) => ['access-control-allow-origin', 'server', 'x-powered-by'].includes(name))).toEqual([]);
  expect(String(headers['set-cookie'] ?? '')).not.toContain('evil');
  expect(String(headers['location'] ?? '/')).toMatch(/^(\/(?![/\\])|https:\/\/homewright\.example\/)/);
  // What was sent as markup comes back as words in pages, and as it was only where no browser takes it for a page.
  if (/<script>alert|<img src=x|<svg\/onload|<iframe srcdoc/.test(text))
    expect(String(headers['content-type'])).toMatch(/^application\/(problem\+)?json/);
}

/**
 * Declares the tests, which need an application to themselves.
 * @param choose which attacks on the calls of the API, of all that there are
 */
export function describeAttacks(attacked: AttackedApp, choose: (attacks: EndpointAttack[]) => EndpointAttack[]): void {
  let before: Record<string, unknown>;
  const pid = process.pid;
  beforeAll(async () => {
    before = await attacked.appearance();
  });
  afterAll(() => attacked.close());

  describe('every call of the API', () => {
    const all = attacksOn(attacked.document);
    const attacks = choose(all);

    it('has every kind of attack', () => {
      expect(all.length).toBeGreaterThan(700);
      const callsAndWays = (list: readonly EndpointAttack[]) => [
        new Set(list.map(({ call }) => call.name)),
        new Set(list.map(({ what }) => what)),
      ];
      expect(callsAndWays(attacks)).toEqual(callsAndWays(all));
    });

    it.each(attacks.map((attack) => [attack.call.name, attack.what, attack] as const))(
      '%s: %s',
      async (_name, _what, { call, requests }) => {
        const described = Object.keys(call.operation.responses).map(Number);
        const isAdmins = call.operation.security?.length === 1;
        for (const { path, sent } of requests) {
          // What strangers write to an admin's call is refused before it is read, as the route guards' tests say for each body.
          const byAdmin = isAdmins && sent.method !== 'GET';
          const answer = await attacked.send(path, sent, byAdmin);
          mustBeHarmless(answer, described);
          if (byAdmin) expect(answer.status).toBeGreaterThanOrEqual(400);
          if (!isAdmins || byAdmin) continue;
          // An address that is written so that another call answers it is no way in either.
          expect([400, 401, 404, 431]).toContain(answer.status);
          mustBeHarmless(await attacked.send(path, sent, true), described);
        }
      },
    );
  });

  describe.each(Object.entries(KNOWN_ATTACKS))('%s', (_kind, cases) => {
    it.each(cases.map((attack) => [attack.name, attack] as const))('%s', async (_name, { path, sent, admin, status, check }) => {
      const answer = await attacked.send(
        typeof path === 'function' ? path(attacked) : path,
        typeof sent === 'function' ? await sent(attacked) : sent,
        admin,
      );
      mustBeHarmless(answer);
      if (status !== undefined) expect(status).toContain(answer.status);
      if (answer.status >= 400 && /^\/api\//.test(String(path)) && sent && typeof sent !== 'function' && sent.method !== 'HEAD')
        problemIn(answer);
      check?.(answer, attacked);
    });
  });

  describe('malformed HTTP', () => rawAttacks(attacked));

  describe('a session', () => sessionAttacks(attacked));

  describe('security researchers', () => {
    it('find in security.txt the contact, its expiry and the languages', async () => {
      const { status, headers, text } = await attacked.send('/.well-known/security.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(
        /^Contact: mailto:security@homewright\.example\nExpires: .+Z\nPreferred-Languages: en, fr\nCanonical: https:\/\/homewright\.example\/\.well-known\/security\.txt\n$/,
      );
      const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    });

    it.each(['/', '/search', '/settings', '/api/search', '/api/nothing', '/assets/nothing.js', '/robots.txt'])(
      'get on %s the security headers',
      async (path) => {
        expect((await attacked.send(path)).headers).toMatchObject({
          'strict-transport-security': 'max-age=31536000',
          'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/) as string,
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        });
      },
    );
  });

  describe('after all attacks', () => {
    it('the process is running and healthy', async () => {
      expect(process.pid).toBe(pid);
      expect((await attacked.send('/healthz')).status).toBe(200);
      expect((await attacked.send('/readyz')).status).toBe(200);
    });

    it('texts, listings, articles, trades and decisions are unchanged, and no submitted address was requested', async () => {
      expect(await attacked.appearance()).toEqual(before);
    });

    it('no attack has written a file or changed a prototype', () => {
      expect(statSync('/tmp/x', { throwIfNoEntry: false })).toBeUndefined();
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    });
  });
}
