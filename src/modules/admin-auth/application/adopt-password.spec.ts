import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { AdminSession } from '../domain/admin-session.js';
import { AdoptPassword } from './adopt-password.js';
import { InMemoryAdminCredential, InMemoryAdminSessionRepository, PlainPasswordHash } from '../testing/doubles.js';

async function setUp(verifier?: string) {
  const hash = new PlainPasswordHash();
  const credential = new InMemoryAdminCredential(verifier);
  const sessions = new InMemoryAdminSessionRepository(credential);
  if (verifier) await sessions.open(AdminSession.begin(Buffer.alloc(32), new Date()), verifier);
  const audit = new InMemoryAuditLog();
  const adopt = new AdoptPassword(credential, hash, sessions, new NoTransaction(), audit);
  return { hash, credential, sessions, audit, adopt };
}

describe('AdoptPassword', () => {
  it('stores a hash of the first password', async () => {
    const { adopt, credential, hash, audit } = await setUp();
    expect(await adopt.execute('first')).toBe('stored');
    expect(audit.entries).toEqual([]);
    expect(await hash.matches(credential.verifier!, 'first')).toBe(true);
  });

  it('changes nothing for the same password', async () => {
    const { adopt, credential, sessions, audit } = await setUp('9$same');
    expect(await adopt.execute('same')).toBe('unchanged');
    expect(audit.entries).toEqual([]);
    expect(credential.verifier).toBe('9$same');
    expect(sessions.stored.size).toBe(1);
  });

  it('changes nothing if another process has stored the same password while this one waited', async () => {
    const { adopt, credential, hash, sessions } = await setUp('9$old');
    credential.lock = async () => credential.store(await hash.create('new'));
    expect(await adopt.execute('new')).toBe('unchanged');
    expect(sessions.stored.size).toBe(1);
  });

  it('ends all sessions when the password has changed, and writes an audit entry', async () => {
    const { adopt, credential, hash, sessions, audit } = await setUp('9$old');
    expect(await adopt.execute('new')).toBe('changed');
    expect(await hash.matches(credential.verifier!, 'new')).toBe(true);
    expect(sessions.stored.size).toBe(0);
    expect(audit.entries).toEqual([{ action: 'password-changed', client: null }]);
  });
});
