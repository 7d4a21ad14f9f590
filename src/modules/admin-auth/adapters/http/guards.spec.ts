import { Signer } from '@fastify/cookie';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { OpsOnly, Public } from '../../../../platform/http/requests/public.decorator.js';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { AdminAuthOptions } from '../../admin-auth.options.js';
import { CheckSession } from '../../application/check-session.js';
import { InMemoryAdminCredential, InMemoryAdminSessionRepository, SettableClock } from '../../testing/doubles.js';
import { AdminSession } from '../../domain/admin-session.js';
import { AdminSessionRequired, CrossSiteRequest, OperatorRequired } from '../../domain/admin-auth.errors.js';
import { AccessPolicy } from './access-policy.js';
import { AccessGuard } from './access.guard.js';
import { CheckOrigin } from './check-origin.decorator.js';
import { CrossSiteGuard } from './cross-site.guard.js';
import { SessionCookie } from './session-cookie.js';
import { hashOfToken } from '../../../../shared/privacy/token-hash.js';

const OPTIONS: AdminAuthOptions = {
  password: 'password',
  isPasswordFixed: true,
  sessionSecret: 'a secret of thirty-two characters',
  opsToken: 'operations-token',
  trustsThisMachine: true,
};
const SESSION = { homewright_admin: new Signer(OPTIONS.sessionSecret).sign('token') };
const HERE = { socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'localhost:3000' } };

class Routes {
  @Public() open() {}
  @OpsOnly() operate() {}
  @CheckOrigin() @Public() marked() {}
  undeclared() {}
}

const context = (route: keyof Routes, request: object) =>
  ({
    getHandler: () => Object.getOwnPropertyDescriptor(Routes.prototype, route)?.value as unknown,
    getClass: () => Routes,
    switchToHttp: () => ({
      getRequest: () => ({ method: 'GET', socket: { remoteAddress: '203.0.113.7' }, headers: {}, cookies: {}, ...request }),
    }),
  }) as unknown as ExecutionContext;

async function accessGuard(options = OPTIONS) {
  const sessions = new InMemoryAdminSessionRepository(new InMemoryAdminCredential('verifier'));
  const clock = new SettableClock();
  await sessions.open(AdminSession.begin(hashOfToken('token'), clock.now()), 'verifier');
  const policy = new AccessPolicy(new SessionCookie(OPTIONS, new FixedSettings()), new CheckSession(sessions, clock), options);
  return { guard: new AccessGuard(new Reflector(), policy), policy };
}

describe('AccessGuard', () => {
  it('allows everyone on a public route', async () => {
    const { guard } = await accessGuard();
    expect(await guard.canActivate(context('open', {}))).toBe(true);
  });

  it('requires a session if a route declares nothing', async () => {
    const { guard } = await accessGuard();
    expect(await guard.canActivate(context('undeclared', { cookies: SESSION }))).toBe(true);
    await expect(guard.canActivate(context('undeclared', {}))).rejects.toThrow(AdminSessionRequired);
    await expect(guard.canActivate(context('undeclared', HERE))).rejects.toThrow(AdminSessionRequired);
  });

  it.each(['token', 'token.', 'token.made-up', '', `${SESSION.homewright_admin}x`])(
    'rejects a cookie without its signature (%s)',
    async (homewright_admin) => {
      const { guard } = await accessGuard();
      const request = { cookies: { homewright_admin } };
      await expect(guard.canActivate(context('undeclared', request))).rejects.toThrow(AdminSessionRequired);
    },
  );

  it.each([
    ['from this machine', HERE],
    ['with the token', { headers: { authorization: 'Bearer operations-token' } }],
    ['with a session', { cookies: SESSION }],
  ])('allows the operator %s', async (_how, request) => {
    const { guard } = await accessGuard();
    expect(await guard.canActivate(context('operate', request))).toBe(true);
  });

  it.each([
    ['from elsewhere', {}],
    ['through a proxy beside us', { ...HERE, headers: { ...HERE.headers, 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy beside us that says nothing', { ...HERE, headers: { host: 'homewright.example' } }],
    ['with another token', { headers: { authorization: 'Bearer operations-toke' } }],
    ['with another scheme', { headers: { authorization: 'Basic operations-token' } }],
  ])('rejects others %s', async (_how, request) => {
    const { guard } = await accessGuard();
    await expect(guard.canActivate(context('operate', request))).rejects.toThrow(OperatorRequired);
  });

  it('does not trust requests from this machine in production', async () => {
    const { guard } = await accessGuard({ ...OPTIONS, trustsThisMachine: false });
    await expect(guard.canActivate(context('operate', HERE))).rejects.toThrow(OperatorRequired);
    expect(
      await guard.canActivate(context('operate', { ...HERE, headers: { ...HERE.headers, authorization: 'Bearer operations-token' } })),
    ).toBe(true);
    expect(await guard.canActivate(context('operate', { ...HERE, cookies: SESSION }))).toBe(true);
  });

  it('finds no session before cookies are parsed', async () => {
    const { policy } = await accessGuard();
    expect(await policy.isAdmin({ cookies: null } as unknown as FastifyRequest)).toBe(false);
  });
});

describe('CrossSiteGuard', () => {
  const guard = new CrossSiteGuard(new Reflector(), new FixedSettings());
  const socket = { localPort: 3_000 } as FastifyRequest['socket'];
  const elsewhere = { method: 'POST', socket, headers: { host: 'localhost', origin: 'https://evil.example' } };

  it.each([
    ['the admin cookie', 'undeclared', { homewright_admin: 'anything' }],
    ['the referrer cookie', 'open', { homewright_referrer: 'anything' }],
    ['no cookie, on a marked route', 'marked', {}],
  ] as const)('refuses another site with %s', (_what, route, cookies) => {
    expect(() => guard.canActivate(context(route, { ...elsewhere, cookies }))).toThrow(CrossSiteRequest);
  });

  it('treats the address on which the site listens as its own until an origin is set', () => {
    const from = (origin: string) => ({ ...elsewhere, headers: { host: '127.0.0.1:3000', origin }, cookies: SESSION });
    expect(guard.canActivate(context('marked', from('http://localhost:3000')))).toBe(true);
    expect(() => guard.canActivate(context('marked', from('http://localhost:3001')))).toThrow(CrossSiteRequest);
    const settings = new FixedSettings();
    settings.set({ publicAddress: 'https://homewright.example' });
    const set = new CrossSiteGuard(new Reflector(), settings);
    expect(() => set.canActivate(context('marked', from('http://localhost:3000')))).toThrow(CrossSiteRequest);
    expect(set.canActivate(context('marked', from('https://homewright.example')))).toBe(true);
  });

  it('lets another site use a public form without cookies', () => {
    expect(guard.canActivate(context('open', elsewhere))).toBe(true);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('never refuses %s', (method) => {
    expect(guard.canActivate(context('marked', { ...elsewhere, method, cookies: SESSION }))).toBe(true);
  });
});
