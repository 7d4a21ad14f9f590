import { Deliveries } from '../../../shared/mail/deliveries.js';
import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';

/** Retries all undelivered deliveries of a submission at once. Safe to repeat. */
export class RetryDeliveries {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly deliveries: Deliveries,
    private readonly transaction: Transaction,
  ) {}

  /** @throws SubmissionNotFound */
  run(id: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.submissions.getForUpdate(id);
      await this.deliveries.retry(id);
    });
  }
}
