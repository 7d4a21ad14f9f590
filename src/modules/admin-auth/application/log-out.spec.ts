import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { AdminSession } from '../domain/admin-session.js';
import { CheckSession } from './check-session.js';
import { InMemoryAdminCredential, InMemoryAdminSessionRepository, SettableClock } from '../testing/doubles.js';
import { LogOut } from './log-out.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

async function setUp() {
  const sessions = new InMemoryAdminSessionRepository(new InMemoryAdminCredential('verifier'));
  const clock = new SettableClock();
  const audit = new InMemoryAuditLog();
  await sessions.open(AdminSession.begin(hashOfToken('token'), clock.now()), 'verifier');
  return {
    sessions,
    clock,
    audit,
    logOut: new LogOut(sessions, new NoTransaction(), audit, clock),
    check: new CheckSession(sessions, clock),
  };
}

describe('LogOut', () => {
  it('ends a session and records it once, however often it is called', async () => {
    const { logOut, check, audit } = await setUp();
    await logOut.execute('token', '203.0.113.7');
    await logOut.execute('token', '203.0.113.7');
    expect(await check.execute('token')).toBe(false);
    expect(audit.entries).toEqual([{ action: 'signed-out', client: '203.0.113.7' }]);
  });

  it('records nothing if the session has ended already or never existed', async () => {
    const { logOut, sessions, clock, audit } = await setUp();
    clock.pass(120);
    await logOut.execute('token', null);
    await logOut.execute('another', null);
    expect([sessions.stored.size, audit.entries]).toEqual([0, []]);
  });
});
