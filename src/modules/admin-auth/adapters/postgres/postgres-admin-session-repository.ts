import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { AdminSession } from '../../domain/admin-session.js';
import { AdminSessionRepository } from '../../domain/admin-session-repository.js';

interface Row {
  token_hash: Buffer;
  created_at: Date;
  last_seen_at: Date;
}

@Injectable()
export class PostgresAdminSessionRepository extends AdminSessionRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async find(tokenHash: Buffer): Promise<AdminSession | undefined> {
    const [row] = await this.transaction.query<Row>(
      'SELECT token_hash, created_at, last_seen_at FROM admin_session WHERE token_hash = $1',
      [tokenHash],
    );
    return row && toSession(row);
  }

  async open({ tokenHash, createdAt, lastSeenAt }: AdminSession, verifier: string): Promise<boolean> {
    // FOR SHARE waits for a password change in progress; a later one finds this session and deletes it.
    const stored = await this.transaction.query(
      `INSERT INTO admin_session (token_hash, created_at, last_seen_at)
       SELECT $1::bytea, $2::timestamptz, $3::timestamptz FROM admin_credential WHERE verifier = $4 FOR SHARE
       RETURNING token_hash`,
      [tokenHash, createdAt, lastSeenAt, verifier],
    );
    return stored.length === 1;
  }

  async keepLastSeen({ tokenHash, lastSeenAt }: AdminSession): Promise<void> {
    await this.transaction.query('UPDATE admin_session SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2', [
      tokenHash,
      lastSeenAt,
    ]);
  }

  async end(tokenHash: Buffer): Promise<AdminSession | undefined> {
    const [row] = await this.transaction.changed<Row>(
      'DELETE FROM admin_session WHERE token_hash = $1 RETURNING token_hash, created_at, last_seen_at',
      [tokenHash],
    );
    return row && toSession(row);
  }

  async endExpired(now: Date): Promise<void> {
    const { createdAt, lastSeenAt } = AdminSession.endedBefore(now);
    await this.transaction.query('DELETE FROM admin_session WHERE created_at <= $1 OR last_seen_at <= $2', [createdAt, lastSeenAt]);
  }

  async endAll(): Promise<void> {
    await this.transaction.query('DELETE FROM admin_session', []);
  }
}

function toSession({ token_hash, created_at, last_seen_at }: Row): AdminSession {
  return new AdminSession(token_hash, created_at, last_seen_at);
}
