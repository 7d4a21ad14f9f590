import { Clock } from '../../../shared/clock.js';
import { TooManyWrongPasswords } from '../domain/admin-auth.errors.js';
import { AdminCredential, PasswordHash } from '../domain/admin-password.js';
import { AdminSession } from '../domain/admin-session.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { PasswordAttempts, type WrongPasswords } from '../domain/password-attempts.js';

/** For unit tests only. */
export class SettableClock extends Clock {
  constructor(private time = new Date('2026-11-02T09:00:00Z')) {
    super();
  }

  now(): Date {
    return this.time;
  }

  pass(minutes: number): void {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
  }
}

/** Salted by a counter, so that two verifiers of one password differ as real ones do. */
export class PlainPasswordHash extends PasswordHash {
  private salt = 0;

  create(password: string): Promise<string> {
    return Promise.resolve(`${++this.salt}$${password}`);
  }

  matches(verifier: string, password: string): Promise<boolean> {
    return Promise.resolve(verifier.slice(verifier.indexOf('$') + 1) === password);
  }
}

export class InMemoryAdminCredential extends AdminCredential {
  replacedVerifier: string | undefined;

  constructor(public verifier?: string) {
    super();
  }

  find(): Promise<string | undefined> {
    return Promise.resolve(this.verifier);
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  store(verifier: string, replaced?: string): Promise<void> {
    this.verifier = verifier;
    this.replacedVerifier = replaced;
    return Promise.resolve();
  }

  replaced(): Promise<string | undefined> {
    return Promise.resolve(this.replacedVerifier);
  }
}

export class InMemoryAdminSessionRepository extends AdminSessionRepository {
  readonly stored = new Map<string, AdminSession>();

  constructor(private readonly credential = new InMemoryAdminCredential()) {
    super();
  }

  find(tokenHash: Buffer): Promise<AdminSession | undefined> {
    const found = this.stored.get(tokenHash.toString('hex'));
    return Promise.resolve(found && copyOf(found));
  }

  open(session: AdminSession, verifier: string): Promise<boolean> {
    if (this.credential.verifier !== verifier) return Promise.resolve(false);
    this.stored.set(session.tokenHash.toString('hex'), copyOf(session));
    return Promise.resolve(true);
  }

  keepLastSeen(session: AdminSession): Promise<void> {
    const key = session.tokenHash.toString('hex');
    if (this.stored.has(key)) this.stored.set(key, copyOf(session));
    return Promise.resolve();
  }

  end(tokenHash: Buffer): Promise<AdminSession | undefined> {
    const ended = this.stored.get(tokenHash.toString('hex'));
    this.stored.delete(tokenHash.toString('hex'));
    return Promise.resolve(ended);
  }

  endExpired(now: Date): Promise<void> {
    for (const [key, session] of this.stored) if (session.isOver(now)) this.stored.delete(key);
    return Promise.resolve();
  }

  endAll(): Promise<void> {
    this.stored.clear();
    return Promise.resolve();
  }
}

/** Ten per client, and no time passes. */
export class InMemoryPasswordAttempts extends PasswordAttempts {
  readonly spent = new Map<string, number>();

  spend(client: string): Promise<void> {
    const spent = (this.spent.get(client) ?? 0) + 1;
    this.spent.set(client, spent);
    return spent > 10 ? Promise.reject(new TooManyWrongPasswords(900, spent === 11)) : Promise.resolve();
  }

  counted(): Promise<WrongPasswords> {
    const spent = [...this.spent.values()].filter((attempts) => attempts > 0);
    return Promise.resolve({ attempts: spent.reduce((sum, attempts) => sum + attempts, 0), clients: spent.length });
  }

  giveBack(client: string): Promise<void> {
    this.spent.set(client, (this.spent.get(client) ?? 0) - 1);
    return Promise.resolve();
  }
}

function copyOf({ tokenHash, createdAt, lastSeenAt }: AdminSession): AdminSession {
  return new AdminSession(tokenHash, createdAt, lastSeenAt);
}
