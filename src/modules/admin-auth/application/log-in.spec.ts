import { TooManyWrongPasswords } from '../domain/admin-auth.errors.js';
import { CheckSession } from './check-session.js';
import {
  InMemoryAdminCredential,
  InMemoryAdminSessionRepository,
  InMemoryPasswordAttempts,
  PlainPasswordHash,
  SettableClock,
} from './doubles.js';
import { LogIn } from './log-in.js';

const CLIENT = '203.0.113.7';

async function setUp() {
  const hash = new PlainPasswordHash();
  const credential = new InMemoryAdminCredential(await hash.create('café on main street'));
  const attempts = new InMemoryPasswordAttempts();
  const sessions = new InMemoryAdminSessionRepository(credential);
  const clock = new SettableClock();
  const logIn = new LogIn(attempts, credential, hash, sessions, clock);
  const check = new CheckSession(sessions, clock);
  return { hash, credential, attempts, sessions, clock, logIn, check };
}

describe('LogIn', () => {
  it('opens a session for the right password', async () => {
    const { logIn, check } = await setUp();
    const token = await logIn.execute({ password: 'café on main street', client: CLIENT });
    expect(Buffer.from(token!, 'base64url')).toHaveLength(32);
    expect(await check.execute(token!)).toBe(true);
  });

  it('stores no token that could be used', async () => {
    const { logIn, sessions } = await setUp();
    const token = await logIn.execute({ password: 'café on main street', client: CLIENT });
    const [stored] = sessions.stored.values();
    expect(stored!.tokenHash).toHaveLength(32);
    expect(stored!.tokenHash.equals(Buffer.from(token!, 'base64url'))).toBe(false);
  });

  it('takes the right password in another spelling of its accents and with spaces around it', async () => {
    const { logIn } = await setUp();
    expect(await logIn.execute({ password: ' cafe\u0301 on main street\n', client: CLIENT })).toBeDefined();
  });

  it('opens nothing for a wrong password', async () => {
    const { logIn, sessions } = await setUp();
    expect(await logIn.execute({ password: 'wrong', client: CLIENT })).toBeUndefined();
    expect(sessions.stored.size).toBe(0);
  });

  it('counts wrong passwords only', async () => {
    const { logIn, attempts } = await setUp();
    await logIn.execute({ password: 'wrong', client: CLIENT });
    await logIn.execute({ password: 'café on main street', client: CLIENT });
    expect(attempts.spent.get(CLIENT)).toBe(1);
  });

  it('takes the right password after nine wrong ones, and none after ten', async () => {
    const { logIn } = await setUp();
    for (let wrong = 1; wrong <= 9; wrong++) await logIn.execute({ password: 'wrong', client: CLIENT });
    expect(await logIn.execute({ password: 'café on main street', client: CLIENT })).toBeDefined();
    await logIn.execute({ password: 'wrong', client: CLIENT });
    await expect(logIn.execute({ password: 'café on main street', client: CLIENT })).rejects.toThrow(
      TooManyWrongPasswords,
    );
    expect(await logIn.execute({ password: 'café on main street', client: '203.0.113.8' })).toBeDefined();
  });

  it('looks at no more than ten of many guesses sent at once', async () => {
    const { logIn } = await setUp();
    const guesses = Array.from({ length: 30 }, () => logIn.execute({ password: 'wrong', client: CLIENT }));
    const settled = await Promise.allSettled(guesses);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('ends the session that the browser had before', async () => {
    const { logIn, check } = await setUp();
    const first = await logIn.execute({ password: 'café on main street', client: CLIENT });
    const second = await logIn.execute({ password: 'café on main street', client: CLIENT, currentToken: first });
    expect(second).not.toBe(first);
    expect(await check.execute(first!)).toBe(false);
    expect(await check.execute(second!)).toBe(true);
  });

  it('clears away sessions that are over', async () => {
    const { logIn, sessions, clock } = await setUp();
    await logIn.execute({ password: 'café on main street', client: CLIENT });
    clock.pass(120);
    await logIn.execute({ password: 'café on main street', client: CLIENT });
    expect(sessions.stored.size).toBe(1);
  });

  it('opens nothing when the password changes while it is being checked', async () => {
    const { logIn, credential, hash, sessions } = await setUp();
    const login = logIn.execute({ password: 'café on main street', client: CLIENT });
    sessions.endExpired = async () => credential.store(await hash.create('another'));
    expect(await login).toBeUndefined();
    expect(sessions.stored.size).toBe(0);
  });
});
