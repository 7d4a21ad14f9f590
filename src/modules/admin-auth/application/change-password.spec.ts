import { InvalidValues } from '../../../shared/domain-error.js';
import { InMemoryAuditLog, NoTransaction, ReportedFailedSignIns } from '../../../shared/testing/doubles.js';
import { PasswordChangedMeanwhile, PasswordSetByEnvironment, TooManyWrongPasswords } from '../domain/admin-auth.errors.js';
import { AdminSession } from '../domain/admin-session.js';
import {
  InMemoryAdminCredential,
  InMemoryAdminSessionRepository,
  InMemoryPasswordAttempts,
  PlainPasswordHash,
  SettableClock,
} from '../testing/doubles.js';
import { AdoptPassword } from './adopt-password.js';
import { ChangePassword } from './change-password.js';
import { CheckPassword } from './check-password.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

const GENERATED = 'generated-at-the-first-start';
const NEW = 'four words and a comma,';

async function setUp(isPasswordFixed = false) {
  const hash = new PlainPasswordHash();
  const credential = new InMemoryAdminCredential(`9$${GENERATED}`);
  const sessions = new InMemoryAdminSessionRepository(credential);
  await sessions.open(AdminSession.begin(Buffer.alloc(32), new Date()), credential.verifier!);
  const audit = new InMemoryAuditLog();
  const failed = new ReportedFailedSignIns();
  const check = new CheckPassword(new InMemoryPasswordAttempts(), credential, hash, failed);
  const options = { password: GENERATED, isPasswordFixed };
  const changing = new ChangePassword(check, credential, hash, sessions, new NoTransaction(), audit, new SettableClock(), options);
  const adopting = new AdoptPassword(credential, hash, sessions, new NoTransaction(), audit);
  const change = (currentPassword: string, newPassword: string, newPasswordAgain = newPassword) =>
    changing.execute({ currentPassword, newPassword, newPasswordAgain, client: '10.0.0.9', countedAs: '10.0.0.9' });
  const fieldOf = async (work: Promise<string>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error as InvalidValues).errors.map(({ field }) => field).join(),
    );
  return { hash, credential, sessions, audit, failed, change, adopting, fieldOf };
}

describe('a change of the password', () => {
  it('ends all sessions except the current one', async () => {
    const { change, sessions, credential, hash, audit } = await setUp();
    const token = await change(GENERATED, ` ${NEW} `);
    expect(await hash.matches(credential.verifier!, NEW)).toBe(true);
    expect([...sessions.stored.keys()]).toEqual([hashOfToken(token).toString('hex')]);
    expect(audit.entries).toEqual([{ action: 'password-changed', client: '10.0.0.9' }]);
  });

  it('is kept at the next start; a new file and the environment take precedence', async () => {
    const { change, adopting, credential, hash } = await setUp();
    await change(GENERATED, NEW);
    expect(await adopting.execute(GENERATED, false)).toBe('unchanged');
    expect(await hash.matches(credential.verifier!, NEW)).toBe(true);
    expect(await adopting.execute('generated anew', false)).toBe('changed');
    await change('generated anew', NEW);
    expect(await adopting.execute(GENERATED, true)).toBe('changed');
    expect(await hash.matches(credential.verifier!, GENERATED)).toBe(true);
  });

  it('is refused, naming the field: wrong old password, weak new one, two different ones, the same again', async () => {
    const { change, fieldOf, credential, sessions } = await setUp();
    expect(await fieldOf(change('something else', NEW))).toBe('currentPassword');
    expect(await fieldOf(change(GENERATED, 'password123'))).toBe('newPassword');
    expect(await fieldOf(change(GENERATED, NEW, `${NEW}!`))).toBe('newPasswordAgain');
    expect(await fieldOf(change(GENERATED, GENERATED))).toBe('newPassword');
    expect([credential.verifier, sessions.stored.size]).toEqual([`9$${GENERATED}`, 1]);
  });

  it('is refused if somebody else changes it meanwhile, also while it waits for them', async () => {
    const { change, credential, sessions } = await setUp();
    credential.lock = () => credential.store('9$of somebody else');
    await expect(change(GENERATED, NEW)).rejects.toThrow(PasswordChangedMeanwhile);
    expect([credential.verifier, sessions.stored.size]).toEqual(['9$of somebody else', 1]);
  });

  it('counts wrong passwords as the login does', async () => {
    const { change } = await setUp();
    for (let time = 0; time < 10; time += 1) await change('wrong', NEW).catch(() => undefined);
    await expect(change(GENERATED, NEW)).rejects.toThrow(TooManyWrongPasswords);
  });

  it('is refused if the environment sets the password', async () => {
    const { change } = await setUp(true);
    await expect(change(GENERATED, NEW)).rejects.toThrow(PasswordSetByEnvironment);
  });
});
