import { Deliveries } from '../../../shared/deliveries.js';
import { Transaction } from '../../../shared/transaction.js';
import { SubmissionRepository } from '../domain/submission-repository.js';
import { SubmissionNotFound } from '../domain/submission.errors.js';

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
      if (!(await this.submissions.findForUpdate(id))) throw new SubmissionNotFound(id);
      await this.deliveries.retry(id);
    });
  }
}
