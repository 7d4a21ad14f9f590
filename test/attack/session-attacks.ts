import { signInAnew } from '../support/api.js';
import { jsonOf } from '../support/http.js';
import type { AttackedApp } from './attacked-app.js';

/** Declares the tests. */
export function sessionAttacks(attacked: AttackedApp): void {
  const login = '/api/verify-settings-password';
  const right = () => jsonOf(JSON.stringify({ password: attacked.app.password }));
  const isAdmin = async (cookie: string) =>
    (JSON.parse((await attacked.send('/api/admin/session', { headers: { cookie } })).text) as { authenticated: boolean }).authenticated;

  it('has an id that no client can choose', async () => {
    const planted = `homewright_admin=${'A'.repeat(43)}.${'B'.repeat(43)}`;
    const { headers } = await attacked.send(login, { ...right(), headers: { 'content-type': 'application/json', cookie: planted } });
    const given = String(headers['set-cookie']);
    expect(given).toMatch(/^homewright_admin=[^;]{60,}; .*HttpOnly/);
    expect(given).not.toContain('AAAA');
    expect(await isAdmin(planted)).toBe(false);
  });

  it('has another id after each sign-in', async () => {
    const first = await signInAnew(attacked.app);
    const { headers } = await attacked.send(login, { ...right(), headers: { 'content-type': 'application/json', cookie: first } });
    expect(String(headers['set-cookie']).split(';')[0]).not.toBe(first);
  });

  it('is hidden from scripts and other sites, and not sent over plain HTTP', async () => {
    const { headers } = await attacked.send(login, right());
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly/);
    expect(String(headers['set-cookie'])).toMatch(/Secure/);
    expect(String(headers['set-cookie'])).toMatch(/SameSite=(Lax|Strict)/);
  });

  it('ends for good when its owner signs out', async () => {
    const cookie = await signInAnew(attacked.app);
    expect(await isAdmin(cookie)).toBe(true);
    await attacked.send('/api/admin/logout', { ...jsonOf('{}'), headers: { 'content-type': 'application/json', cookie } });
    expect(await isAdmin(cookie)).toBe(false);
  });

  it.each([
    ['twice', (cookie: string) => `${cookie}; ${cookie}`, true],
    ['after a planted one', (cookie: string) => `homewright_admin=planted; ${cookie}`, false],
    ['in quotes', (cookie: string) => cookie.replace(/=(.*)/, '="$1"'), undefined],
    ['in capitals', (cookie: string) => cookie.toUpperCase(), false],
    ['cut off', (cookie: string) => cookie.slice(0, -5), false],
    ['with more after it', (cookie: string) => `${cookie}AAAA`, false],
  ] as const)('sent as %s does not sign anybody in', async (_how, change, expected) => {
    const found = await isAdmin(change(attacked.cookie));
    if (expected !== undefined) expect(found).toBe(expected);
  });

  it('is not created for a password that is nearly right, or not text', async () => {
    const { password } = attacked.app;
    for (const wrong of [
      `${password}.`,
      password.toUpperCase(),
      password.slice(0, -1),
      `${password}\u0000`,
      '',
      [password],
      { password },
      null,
      true,
      { $ne: '' },
      '%',
    ]) {
      const { headers, text } = await attacked.send(login, jsonOf(JSON.stringify({ password: wrong })));
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).not.toContain('"success":true');
    }
  });

  it('is protected from guessing: ten wrong passwords block the login, also with the right one, and for other spellings of the address', async () => {
    const from = (address: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': address });
    for (let time = 1; time <= 10; time += 1)
      await attacked.send(login, { ...jsonOf('{"password":"wrong"}'), headers: from(time % 2 ? '203.0.113.50' : '::ffff:203.0.113.50') });
    expect((await attacked.send(login, { ...right(), headers: from('203.0.113.50') })).status).toBe(429);
    // What the client itself wrote before the proxy's own word is not believed.
    expect((await attacked.send(login, { ...right(), headers: from('198.51.100.1, 203.0.113.50') })).status).toBe(429);
  });
}
