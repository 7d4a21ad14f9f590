import { InMemoryAuditLog, NoTransaction, ReportedFailedSignIns } from '../../../shared/testing/doubles.js';
import { TooManyWrongPasswords } from '../domain/admin-auth.errors.js';
import { CheckPassword } from './check-password.js';
import { CheckSession } from './check-session.js';
import {
  InMemoryAdminCredential,
  InMemoryAdminSessionRepository,
  InMemoryPasswordAttempts,
  PlainPasswordHash,
  SettableClock,
} from '../testing/doubles.js';
import { LogIn } from './log-in.js';

const COUNTED_AS = '203.0.113.7';
const FROM = { client: '203.0.113.7', countedAs: COUNTED_AS };

async function setUp() {
  const hash = new PlainPasswordHash();
  const credential = new InMemoryAdminCredential(await hash.create('café on main street'));
  const attempts = new InMemoryPasswordAttempts();
  const sessions = new InMemoryAdminSessionRepository(credential);
  const clock = new SettableClock();
  const audit = new InMemoryAuditLog();
  const failed = new ReportedFailedSignIns();
  const logIn = new LogIn(new CheckPassword(attempts, credential, hash, failed), attempts, sessions, new NoTransaction(), audit, clock);
  const check = new CheckSession(sessions, clock);
  return { hash, credential, attempts, sessions, clock, audit, failed, logIn, check };
}

describe('LogIn', () => {
  it('creates a session for the right password', async () => {
    const { logIn, check } = await setUp();
    const token = await logIn.execute({ password: 'café on main street', ...FROM });
    expect(Buffer.from(token!, 'base64url')).toHaveLength(32);
    expect(await check.execute(token!)).toBe(true);
  });

  it('records who signed in, and nothing of wrong passwords', async () => {
    const { logIn, audit } = await setUp();
    await logIn.execute({ password: 'wrong', ...FROM });
    await logIn.execute({ password: 'café on main street', ...FROM, client: '2001:db8::1' });
    expect(audit.entries).toEqual([{ action: 'signed-in', client: '2001:db8::1' }]);
  });

  it('records once that an address is refused, and not each address of a distributed attack', async () => {
    const { logIn, attempts, audit } = await setUp();
    const guess = (client: string) => logIn.execute({ password: 'wrong', client, countedAs: client }).catch(() => undefined);
    for (let time = 1; time <= 13; time++) await guess('203.0.113.7');
    expect(audit.entries).toEqual([{ action: 'sign-in-refused', client: '203.0.113.7' }]);
    for (let address = 1; address <= 100; address++) await attempts.spend(`2001:db8::${address}`);
    for (let time = 1; time <= 13; time++) await guess('203.0.113.8');
    expect(audit.entries).toHaveLength(1);
  });

  it('logs each wrong password, and once a refused address; never the password', async () => {
    const { logIn, failed } = await setUp();
    await logIn.execute({ password: 'café on main street', ...FROM });
    expect(failed.reported).toEqual([]);
    for (let time = 1; time <= 13; time++)
      await logIn.execute({ password: 'wrong', client: '2001:db8::1', countedAs: '2001:db8:0:0::/64' }).catch(() => undefined);
    expect(failed.reported).toEqual([
      ...Array.from({ length: 10 }, () => ({ who: 'admin', why: 'wrong-password', client: '2001:db8:0:0::/64' })),
      { who: 'admin', why: 'too-many-wrong-passwords', client: '2001:db8:0:0::/64' },
    ]);
  });

  it('stores no token that could be used', async () => {
    const { logIn, sessions } = await setUp();
    const token = await logIn.execute({ password: 'café on main street', ...FROM });
    const [stored] = sessions.stored.values();
    expect(stored!.tokenHash).toHaveLength(32);
    expect(stored!.tokenHash.equals(Buffer.from(token!, 'base64url'))).toBe(false);
  });

  it('accepts the right password with differently encoded accents and surrounding spaces', async () => {
    const { logIn } = await setUp();
    expect(await logIn.execute({ password: ' cafe\u0301 on main street\n', ...FROM })).toBeDefined();
  });

  it('creates no session for a wrong password', async () => {
    const { logIn, sessions } = await setUp();
    expect(await logIn.execute({ password: 'wrong', ...FROM })).toBeUndefined();
    expect(sessions.stored.size).toBe(0);
  });

  it('counts wrong passwords only', async () => {
    const { logIn, attempts } = await setUp();
    await logIn.execute({ password: 'wrong', ...FROM });
    await logIn.execute({ password: 'café on main street', ...FROM });
    expect(attempts.spent.get(COUNTED_AS)).toBe(1);
  });

  it('accepts the right password after nine wrong ones, and none after ten', async () => {
    const { logIn } = await setUp();
    for (let wrong = 1; wrong <= 9; wrong++) await logIn.execute({ password: 'wrong', ...FROM });
    expect(await logIn.execute({ password: 'café on main street', ...FROM })).toBeDefined();
    await logIn.execute({ password: 'wrong', ...FROM });
    await expect(logIn.execute({ password: 'café on main street', ...FROM })).rejects.toThrow(TooManyWrongPasswords);
    expect(await logIn.execute({ password: 'café on main street', ...FROM, countedAs: '203.0.113.8' })).toBeDefined();
  });

  it('checks no more than ten of many simultaneous guesses', async () => {
    const { logIn } = await setUp();
    const guesses = Array.from({ length: 30 }, () => logIn.execute({ password: 'wrong', ...FROM }));
    const settled = await Promise.allSettled(guesses);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('ends the previous session of the browser', async () => {
    const { logIn, check } = await setUp();
    const first = await logIn.execute({ password: 'café on main street', ...FROM });
    const second = await logIn.execute({ password: 'café on main street', ...FROM, currentToken: first });
    expect(second).not.toBe(first);
    expect(await check.execute(first!)).toBe(false);
    expect(await check.execute(second!)).toBe(true);
  });

  it('deletes expired sessions', async () => {
    const { logIn, sessions, clock } = await setUp();
    await logIn.execute({ password: 'café on main street', ...FROM });
    clock.pass(120);
    await logIn.execute({ password: 'café on main street', ...FROM });
    expect(sessions.stored.size).toBe(1);
  });

  it('creates no session when the password changes during its check', async () => {
    const { logIn, credential, hash, sessions, audit } = await setUp();
    const login = logIn.execute({ password: 'café on main street', ...FROM });
    sessions.endExpired = async () => credential.store(await hash.create('another'));
    expect(await login).toBeUndefined();
    expect([sessions.stored.size, audit.entries]).toEqual([0, []]);
  });
});
