import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { AdminCredential } from '../../domain/admin-password.js';

/** Key of the advisory lock: any number that no other lock of the product uses. */
const CREDENTIAL_LOCK = 4_705_002;

@Injectable()
export class PostgresAdminCredential extends AdminCredential {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async find(): Promise<string | undefined> {
    const rows = await this.transaction.query<{ verifier: string }>('SELECT verifier FROM admin_credential');
    return rows[0]?.verifier;
  }

  async lock(): Promise<void> {
    await this.transaction.query('SELECT pg_advisory_xact_lock($1)', [CREDENTIAL_LOCK]);
  }

  async replaced(): Promise<string | undefined> {
    const rows = await this.transaction.query<{ replaced: string | null }>('SELECT replaced FROM admin_credential');
    return rows[0]?.replaced ?? undefined;
  }

  async store(verifier: string, replaced?: string): Promise<void> {
    await this.transaction.query(
      `INSERT INTO admin_credential (verifier, replaced) VALUES ($1, $2)
       ON CONFLICT (only_row) DO UPDATE SET verifier = excluded.verifier, replaced = excluded.replaced, changed_at = now()`,
      [verifier, replaced ?? null],
    );
  }
}
