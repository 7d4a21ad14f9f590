import { AdminSession } from '../domain/admin-session.js';
import { CheckSession } from './check-session.js';
import { InMemoryAdminCredential, InMemoryAdminSessionRepository, SettableClock } from '../testing/doubles.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

async function setUp() {
  const sessions = new InMemoryAdminSessionRepository(new InMemoryAdminCredential('verifier'));
  const clock = new SettableClock();
  await sessions.open(AdminSession.begin(hashOfToken('token'), clock.now()), 'verifier');
  return { sessions, clock, check: new CheckSession(sessions, clock) };
}

describe('CheckSession', () => {
  it('finds a session by its token', async () => {
    const { check } = await setUp();
    expect(await check.execute('token')).toBe(true);
    expect(await check.execute('another')).toBe(false);
  });

  it('extends a session that is in use', async () => {
    const { check, clock } = await setUp();
    clock.pass(100);
    expect(await check.execute('token')).toBe(true);
    clock.pass(100);
    expect(await check.execute('token')).toBe(true);
    clock.pass(120);
    expect(await check.execute('token')).toBe(false);
  });
});
