import { Injectable } from '@nestjs/common';
import validator from 'validator';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { ReferredSubmissions } from '../../application/referred-submissions.js';
import { Submission } from '../../domain/submission.js';
import { type MailedLink, SubmissionRepository } from '../../domain/submission-repository.js';
import { stateOf, type SubmissionRecord, valuesOf, WRITTEN } from './submission-record.js';

const PLACEHOLDERS = WRITTEN.map((_name, index) => `$${index + 2}`).join(', ');

@Injectable()
export class PostgresSubmissionRepository extends SubmissionRepository {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly referred: ReferredSubmissions,
  ) {
    super();
  }

  async add(submission: Submission): Promise<void> {
    const { snapshot } = submission;
    await this.transaction.query(`INSERT INTO submission (id, ${WRITTEN.join(', ')}) VALUES ($1, ${PLACEHOLDERS})`, [
      snapshot.id,
      ...valuesOf(snapshot),
    ]);
    await this.referred.notify(submission);
  }

  findForUpdate(id: string): Promise<Submission | undefined> {
    // PostgreSQL rejects anything else as a uuid with an error.
    return validator.isUUID(id, 'loose') ? this.find('SELECT * FROM submission WHERE id = $1 FOR UPDATE', id) : Promise.resolve(undefined);
  }

  async save(submission: Submission): Promise<void> {
    const { snapshot } = submission;
    await this.transaction.query(`UPDATE submission SET (${WRITTEN.join(', ')}) = (${PLACEHOLDERS}) WHERE id = $1`, [
      snapshot.id,
      ...valuesOf(snapshot),
    ]);
    await this.referred.notify(submission);
  }

  async addStatusLink(submissionId: string, tokenHash: Buffer, mailed?: MailedLink): Promise<void> {
    const values = [submissionId, tokenHash, mailed?.proofHash ?? null, mailed?.mailedKey ?? null];
    await this.transaction.query(
      'INSERT INTO submission_status_link (submission_id, token_hash, proof_hash, mailed_key) VALUES ($1, $2, $3, $4)',
      values,
    );
  }

  findByStatusLink(tokenHash: Buffer): Promise<Submission | undefined> {
    return this.find(
      'SELECT submission.* FROM submission JOIN submission_status_link ON submission_id = id WHERE token_hash = $1',
      tokenHash,
    );
  }

  async findMailedKey(tokenHash: Buffer, proofHash: Buffer): Promise<Buffer | undefined> {
    const sql = 'SELECT mailed_key AS key FROM submission_status_link WHERE token_hash = $1 AND proof_hash = $2';
    return (await this.transaction.query<{ key: Buffer }>(sql, [tokenHash, proofHash]))[0]?.key;
  }

  private async find(sql: string, value: string | Buffer): Promise<Submission | undefined> {
    const [row] = await this.transaction.query<SubmissionRecord>(sql, [value]);
    return row && new Submission(stateOf(row));
  }
}
