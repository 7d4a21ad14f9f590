import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type ContactNotice, ContactNotices } from '../../domain/contact-notice.js';

const COLUMNS = `id, submission_id AS "submissionId", listing_id AS "listingId", email, changes, created_at AS "createdAt", expires_at AS "expiresAt", objected_at AS "objectedAt"`;

@Injectable()
export class PostgresContactNotices extends ContactNotices {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async add({ id, submissionId, listingId, email, changes, createdAt, expiresAt }: ContactNotice, tokenHash: Buffer): Promise<void> {
    await this.transaction.query(
      'INSERT INTO contact_notice (id, submission_id, listing_id, email, changes, created_at, expires_at, token_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [id, submissionId, listingId, email, JSON.stringify(changes), createdAt, expiresAt, tokenHash],
    );
  }

  async of(submissions: string[]): Promise<Map<string, ContactNotice[]>> {
    const rows = await this.transaction.query<ContactNotice>(
      `SELECT ${COLUMNS} FROM contact_notice WHERE submission_id = ANY($1) ORDER BY created_at, id`,
      [submissions],
    );
    return Map.groupBy(rows, ({ submissionId }) => submissionId);
  }

  objected(listings: string[]): Promise<ContactNotice[]> {
    return this.transaction.query<ContactNotice>(
      `SELECT ${COLUMNS} FROM contact_notice WHERE listing_id = ANY($1) AND objected_at IS NOT NULL ORDER BY objected_at DESC, id`,
      [listings],
    );
  }

  async findByLink(tokenHash: Buffer, now: Date): Promise<ContactNotice | undefined> {
    return (
      await this.transaction.query<ContactNotice>(`SELECT ${COLUMNS} FROM contact_notice WHERE token_hash = $1 AND expires_at > $2`, [
        tokenHash,
        now,
      ])
    )[0];
  }

  async object(id: string, at: Date): Promise<void> {
    await this.transaction.query('UPDATE contact_notice SET objected_at = $2 WHERE id = $1 AND objected_at IS NULL', [id, at]);
  }
}
